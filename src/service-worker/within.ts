/** What `work` gives within the time. @throws when it fails, or the time is over; `work` itself goes on. */
export function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), ms);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
