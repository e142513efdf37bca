/** Makes something when it is first needed, and then no more: the first thing of Intl takes a phone a tenth of a second. */
export const once = <T extends object>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
