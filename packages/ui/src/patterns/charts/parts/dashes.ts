const turns = [undefined, '1 5', '7 5', '9 4 1 4']

/** How the line of a series is broken, so that colour is never alone. */
export const dashes = (place: number): string | undefined => turns[place % turns.length]
