export const findChromium: () => string | undefined;
export const findTestBrowser: () => string | undefined;
