// A process id is given again and again; with the time of its start it names one process.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** No process that runs has this start: it has ended, and waits for its parent to notice. */
const ended = 'ended'

/**
 * When a process started, in whatever words its system has for it. Undefined when there is no such process, or the
 * system does not say.
 */
export function readProcessStart(id: number): string | undefined {
  if (process.platform === 'win32') return undefined
  return process.platform === 'linux' ? readFromProc(id) : readFromPs(id)
}

function readFromProc(id: number): string | undefined {
  try {
    const start = parseStat(readFileSync(`/proc/${id}/stat`, 'utf8'))
    // Ticks are counted from when the machine started, which is another time after each start.
    return start === ended
      ? ended
      : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${start}`
  } catch {
    return undefined
  }
}

/** Field 22 of Linux's /proc/<pid>/stat. Field 2, the name in parentheses, may hold spaces and parentheses itself. */
export function parseStat(stat: string): string | undefined {
  const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return state === 'Z' || state === 'X' ? ended : fields[18]
}

/** For systems without /proc. */
export function readFromPs(id: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(id)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  })
  const [state, ...start] = stdout?.trim().split(/\s+/) ?? []
  if (start.length === 0) return undefined
  return state?.startsWith('Z') ? ended : start.join(' ')
}
