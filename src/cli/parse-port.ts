import { endWrongCall } from './wrong-call.ts'

/** A port of this machine; 0 is any that is free. What is none is a wrong call. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  endWrongCall((wrong) => wrong.port(text))
}
