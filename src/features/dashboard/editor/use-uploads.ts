import { useEffect, useRef, useState } from 'react';
import { isApiError } from '@/client/api-error';
import { call } from '@/client/call';
import type { Picture } from '@/contract/schemas/catalog';
import { checkPicture, faultOfRefusal, type PictureFault } from './check-picture';

/** A large picture on a weak line takes its time; progress is shown meanwhile. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;

/** A file on its way to the shop. It leaves the list when it has arrived. */
export interface Upload {
  id: number;
  name: string;
  /** Address of the file on this device, for its preview. */
  previewUrl: string;
  /** Hundredths that were sent; 100 while the shop draws its sizes. */
  percent: number;
  fault: PictureFault | null;
}

interface Job {
  file: File;
  controller: AbortController;
}

let lastId = 0;

/**
 * Sends pictures to the shop, one after another in the order they were chosen, and hands over each as it arrives.
 * A file that fails stays in the list with its fault; the others go on.
 */
export function useUploads(onUploaded: (picture: Picture) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const jobs = useRef(new Map<number, Job>());
  const line = useRef(Promise.resolve());
  const arrived = useRef(onUploaded);
  useEffect(() => {
    arrived.current = onUploaded;
  }, [onUploaded]);

  const change = (id: number, values: Partial<Upload>) =>
    setUploads((list) => list.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)));
  const drop = (id: number) => {
    jobs.current.get(id)?.controller.abort();
    jobs.current.delete(id);
    setUploads((list) => {
      const gone = list.find((upload) => upload.id === id);
      if (gone) URL.revokeObjectURL(gone.previewUrl);
      return list.filter((upload) => upload.id !== id);
    });
  };

  const send = async (id: number) => {
    const job = jobs.current.get(id);
    if (!job) return;
    try {
      const picture = await call(
        'uploadPicture',
        { file: job.file },
        {
          signal: job.controller.signal,
          timeout: UPLOAD_TIMEOUT_MS,
          onUploadProgress: ({ loaded, total }) =>
            change(id, { percent: total ? Math.round((loaded / total) * 100) : 0 }),
        },
      );
      // Taken off the list while its last bytes were on the way: nothing waits for it any more.
      if (!jobs.current.has(id)) return;
      drop(id);
      arrived.current(picture);
    } catch (error) {
      change(id, { fault: isApiError(error) ? faultOfRefusal(error.errorCode, error.fields.file) : 'other' });
    }
  };
  const enqueue = (id: number) => {
    line.current = line.current.then(() => send(id));
  };

  useEffect(() => {
    const running = jobs.current;
    return () => running.forEach(({ controller }) => controller.abort());
  }, []);

  return {
    uploads,
    isBusy: uploads.some(({ fault }) => fault === null),
    add(files: Iterable<File>) {
      const added = [...files].map((file): Upload => {
        lastId += 1;
        const fault = checkPicture(file);
        jobs.current.set(lastId, { file, controller: new AbortController() });
        return { id: lastId, name: file.name, previewUrl: URL.createObjectURL(file), percent: 0, fault };
      });
      setUploads((list) => [...list, ...added]);
      added.filter(({ fault }) => !fault).forEach(({ id }) => enqueue(id));
    },
    retry(id: number) {
      change(id, { fault: null, percent: 0 });
      enqueue(id);
    },
    /** Stops a file, or takes a failed one off the list. */
    remove: drop,
  };
}
