/** Branches by UTF-16 unit. */
interface Branch<Self> {
  next: Map<number, Self>
}

/** Adds a text below a branch. @returns the branch where the text ends. */
export function addText<Self extends Branch<Self>>(root: Self, text: string, create: () => Self): Self {
  let branch = root
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    const next = branch.next.get(code) ?? create()
    branch.next.set(code, next)
    branch = next
  }
  return branch
}
