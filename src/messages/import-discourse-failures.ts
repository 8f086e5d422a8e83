/** What stands in the way of reading the JSON of a Discourse forum. */
export interface DiscourseFailures {
  /** `reason` is the code of the disk: `ENOENT`. */
  'discourse-unreadable': { path: string; reason: string }
  'discourse-no-utf8': { file: string; line: number }
  'discourse-no-json': { file: string; line: number }
  /** `key` is what is missing or of another kind: `post_stream.posts[3].created_at`. */
  'discourse-topic-shape': { file: string; key: string }
  'discourse-no-topics': { folder: string }
  'discourse-categories': { file: string }
}
