const dashPatterns = [undefined, '1 5', '7 5', '9 4 1 4']

/** Returns the dash pattern of a series, so that colour is never the only difference. */
export const getDashPattern = (index: number): string | undefined => dashPatterns[index % dashPatterns.length]
