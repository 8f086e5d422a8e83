// Which subfolder a question goes to: by year, and not more than a web page lists. What is there stays where it is.
const mostFiles = 1000

export function createFolders() {
  const counts = new Map<string, number>()
  const add = (folder: string) => counts.set(folder, (counts.get(folder) ?? 0) + 1)
  /** The last folder of each year that was not full. */
  const open = new Map<string, number>()
  return {
    /** Counts a question that is there already. @param path `questions/2024/12.md` */
    count: (path: string): void => {
      add(path.slice('questions/'.length, path.lastIndexOf('/')))
    },
    /** For a question that is new: `2024`, or `2024-2` where that is full. */
    choose: (at: string): string => {
      const year = /^\d{4}(?=-)/.exec(at)?.[0] ?? 'undated'
      let number = open.get(year) ?? 1
      const toName = () => (number === 1 ? year : `${year}-${number}`)
      while ((counts.get(toName()) ?? 0) >= mostFiles) number += 1
      open.set(year, number)
      add(toName())
      return toName()
    },
  }
}
