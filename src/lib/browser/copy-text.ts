/**
 * Copies what stands in a field.
 * @returns false where there is no clipboard: the text is selected, to be copied by hand
 */
export async function copyText(field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field?.value ?? '');
    return true;
  } catch {
    field?.focus();
    field?.select();
    return false;
  }
}
