import { createByteWriter } from '../search/byte-writer.ts'
import { writeFilterRow, writeValueRow } from '../search/columns.ts'
import { questionsPerColumn } from '../search/manifest.ts'
import type { IndexedQuestion, IndexFrame } from './index-input.ts'
import type { PackedFiles } from './packed-files.ts'

/** Files of what all questions have, which come in the archive's order. */
export function createColumnFiles({ hashtags, categories }: IndexFrame, packed: PackedFiles) {
  const places = {
    hashtags: new Map(hashtags.map((hashtag, place) => [hashtag, place])),
    categories: new Map(categories.map((category, place) => [category, place])),
  }
  const names = packed.addJson({ hashtags, categories })
  let filterFiles = ''
  let valueFiles = ''
  let filters = createByteWriter()
  let values = createByteWriter()
  let rows = 0
  const close = () => {
    if (rows === 0) return
    filterFiles += packed.add(filters.take())
    valueFiles += packed.add(values.take())
    filters = createByteWriter()
    values = createByteWriter()
    rows = 0
  }
  return {
    add: ({ flags, category, hashtags: own, views, recommended }: IndexedQuestion) => {
      const ownPlaces = own.map((hashtag) => places.hashtags.get(hashtag) ?? 0)
      writeFilterRow({ flags, category: places.categories.get(category) ?? 0, hashtags: ownPlaces }, filters)
      writeValueRow({ views, recommended }, values)
      rows += 1
      if (rows === questionsPerColumn) close()
    },
    finish: () => {
      close()
      return { names, filterFiles, valueFiles }
    },
  }
}
