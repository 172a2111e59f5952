CREATE TABLE "certificates" (
	"user_id" text PRIMARY KEY NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"lessons" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;