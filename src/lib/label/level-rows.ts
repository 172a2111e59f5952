interface Level {
  nutrient: string;
  value: number;
  unit: string;
  kind: 'min' | 'max';
}

export interface LevelRow {
  nutrient: string;
  unit: string;
  min: number | null;
  max: number | null;
}

/** Guaranteed levels by nutrient, in their order: least and most of the same nutrient and unit are one row. */
export function levelRows(levels: readonly Level[]): LevelRow[] {
  const rows: LevelRow[] = [];
  for (const { nutrient, unit, kind, value } of levels) {
    const row = rows.find(
      (known) => known.nutrient === nutrient && known.unit === unit && known[kind] === null,
    );
    if (row) row[kind] = value;
    else rows.push({ nutrient, unit, min: null, max: null, [kind]: value });
  }
  return rows;
}
