import { readXlsx } from './read-xlsx';

/** Reads a sheet beside the page, which goes on answering meanwhile: rows, or null when it cannot be read. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void readXlsx(data).then(
    (rows) => postMessage(rows),
    () => postMessage(null),
  );
});
