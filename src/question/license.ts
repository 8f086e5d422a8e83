/** Under which words a text may be used: a name, or a name with the address of the licence. */
export type License = string | { name: string; url?: string | undefined }
