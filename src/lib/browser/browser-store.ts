/** A storage of the browser that never throws: one that is forbidden or full just remembers nothing. */
function createStore(storage: () => Storage) {
  function read(name: string): string | null {
    try {
      return storage().getItem(name);
    } catch {
      return null;
    }
  }

  return {
    read,

    /** What was written as JSON; null where there is nothing, or it is damaged. */
    readJson(name: string): unknown {
      try {
        return JSON.parse(read(name) ?? 'null');
      } catch {
        return null;
      }
    },

    /** @param text null removes what is there */
    write(name: string, text: string | null): void {
      try {
        if (text === null) storage().removeItem(name);
        else storage().setItem(name, text);
      } catch {
        // Nothing of the shop depends on it.
      }
    },
  };
}

/** Until the tab is closed: what must not wait for the next person at a shared computer. */
export const tabStore = createStore(() => sessionStorage);

/** Between visits. */
export const deviceStore = createStore(() => localStorage);
