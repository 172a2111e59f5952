/**
 * A date as ICU writes it in Arabic carries marks that turn its parts round. Where it stands in a left-to-right run of
 * its own (an axis, `<bdi dir="ltr">`) they would put the month before the day.
 */
export const withoutMarks = (text: string): string => text.replace(/[\u200e\u200f\u061c]/g, '');
