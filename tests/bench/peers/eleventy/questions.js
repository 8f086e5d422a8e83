const pageSize = 20

export function newestFirst(questions) {
  return questions.toSorted((one, other) => other.date - one.date)
}

export function groupByTag(questions) {
  return questions.reduce((groups, question) => {
    for (const tag of question.data.hashtags) {
      const group = groups.get(tag)
      if (group === undefined) groups.set(tag, [question])
      else group.push(question)
    }
    return groups
  }, new Map())
}

export function paginate(entries, facts) {
  const last = Math.ceil(entries.length / pageSize)
  return Array.from({ length: last }, (_, index) => ({
    ...facts,
    total: entries.length,
    entries: entries.slice(index * pageSize, (index + 1) * pageSize),
    number: index + 1,
    last,
  }))
}

export function tagAddress(tag) {
  return tag.replace(/^\./, 'dot-').replaceAll('#', '-sharp').replaceAll('+', '-plus')
}

export function pageAddress(folder, number) {
  return number === 1 ? folder : `${folder}${number}/`
}
