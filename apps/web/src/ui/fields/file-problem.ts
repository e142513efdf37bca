const megabyte = 1_048_576;

/** Why a file can't be taken, or undefined. The server looks at the content too. */
export const fileProblem = (
  file: { readonly name: string; readonly size: number },
  endings: readonly string[],
  maxBytes: number,
): string | undefined => {
  const name = file.name.toLowerCase();
  if (!endings.some((ending) => name.endsWith(ending)))
    return `Choose a file that ends in ${endings.join(', ')}`;
  if (file.size > maxBytes)
    return `This file is too large. The limit is ${Math.floor(maxBytes / megabyte)} MB`;
  return file.size === 0 ? 'This file is empty' : undefined;
};
