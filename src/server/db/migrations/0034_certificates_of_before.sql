-- Certificates were worked out when they were looked at. Who had done every lesson has one, also where lessons come later.
INSERT INTO "certificates" ("user_id", "issued_at", "lessons")
SELECT
	"done"."user_id",
	max("done"."at"),
	jsonb_agg(
		jsonb_build_object(
			'id', "lesson"."id",
			'minutes', "lesson"."minutes",
			'title', "lesson"."title",
			'translations', jsonb_build_object('pt-BR', "lesson"."title") || (
				SELECT coalesce(jsonb_object_agg("text"."key", "text"."value" -> 'title'), '{}'::jsonb)
				FROM jsonb_each("lesson"."translations") AS "text"
			)
		)
		ORDER BY "lesson"."position", "lesson"."id"
	)
FROM "lessons" AS "lesson"
JOIN (
	SELECT
		"user_id",
		"lesson_id",
		CASE WHEN jsonb_array_length("quiz") > 0 THEN "passed_at" ELSE "read_at" END AS "at"
	FROM "lesson_progress"
	JOIN "lessons" ON "lessons"."id" = "lesson_progress"."lesson_id"
) AS "done" ON "done"."lesson_id" = "lesson"."id" AND "done"."at" IS NOT NULL
WHERE "lesson"."access" = 'exclusive' AND "lesson"."published"
GROUP BY "done"."user_id"
HAVING count(*) = (SELECT count(*) FROM "lessons" WHERE "access" = 'exclusive' AND "published")
ON CONFLICT ("user_id") DO NOTHING;
