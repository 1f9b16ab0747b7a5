import { paths } from '../../routing/paths.ts'

/** Returns the address of a file in the portal. A click is intercepted; in a new tab it opens a screen that fetches the file. */
export const getFileHref = ({ id, name }: { id: number; name: string }): string => paths.file(id, name)
