/** A port of this machine; 0 is any that is free. What is none ends the command with exit code 2. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  process.stderr.write(`--port ${text} is no port. Write a number from 0 to 65535.\n`)
  process.exit(2)
}
