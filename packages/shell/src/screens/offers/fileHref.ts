/** The address of a file; a browser needs the person's token to have it, so a press on it is caught. */
export const fileHref = ({ id }: { id: number }): string => `/api/files/${id}`
