/** SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_FULL: https://sqlite.org/rescode.html */
const codes = { taken: 1555, full: 13 }

export function isSqliteError(error: unknown, kind: keyof typeof codes): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === codes[kind]
}
