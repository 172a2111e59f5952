/** Safari reads the file after the click. */
const READ_AT_LATEST_MS = 60_000;

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(URL.revokeObjectURL.bind(URL, address), READ_AT_LATEST_MS);
}
