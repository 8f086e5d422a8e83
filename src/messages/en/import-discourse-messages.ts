// What stands in the way of reading a Discourse forum, and what such an import left out or changed.
import type { FailureMessages } from '../failure-details.ts'

function toUnreadable(path: string, reason: string): string {
  if (reason === 'ENOENT')
    return `There is no ${path}. Name the folder in which the JSON files of the topics are.`
  if (reason === 'ENOTDIR') {
    return `${path} is no folder. Name the one in which the JSON files of the topics are.`
  }
  return `${path} can't be read (${reason}). Look whether you may read it.`
}

export const discourseFailures = {
  'discourse-unreadable': ({ path, reason }) => toUnreadable(path, reason),
  'discourse-no-utf8': ({ file, line }) =>
    `${file}:${line}: This line is not UTF-8. Download the file from the forum again; nothing was imported.`,
  'discourse-no-json': ({ file, line }) =>
    `${file}:${line}: This is no whole JSON. Download the file from the forum again; nothing was imported.`,
  'discourse-topic-shape': ({ file, key }) =>
    `${file}: ${key || 'post_stream'} is missing, or not what can stand there. Is this what the forum gives at /t/<id>.json? Nothing was imported.`,
  'discourse-no-topics': ({ folder }) =>
    `${folder} holds no JSON file of a topic. Name a folder in which /t/<id>.json of the forum is saved, a file for each topic.`,
  'discourse-categories': ({ file }) =>
    `${file} names no categories. Save /categories.json or /site.json of the forum as it is, or write { "10": "Support" }: numbers and names.`,
} satisfies Partial<FailureMessages>

/** Each rule of the report. */
export const discourseRules = {
  'discourse-small-action': 'a note that a topic was closed or moved, which is no post, was left out',
  'discourse-whisper': 'a post that only the staff could see was left out',
  'discourse-deleted': 'a deleted post was left out',
  'discourse-hidden': 'a post that was hidden after complaints was left out',
  'discourse-private': 'a private message was left out',
  'discourse-topic-deleted': 'a deleted topic was left out',
  'discourse-no-posts': 'a topic without any post was left out',
  'discourse-no-topic': 'a file that is no topic was left out',
  'discourse-no-first-post': 'the first post of the topic is missing, and the question has no text',
  'discourse-missing-posts': 'posts of the forum are in no file; download the further pages of the topic',
  'discourse-missing-comments': 'comments of the forum are in no file',
  'discourse-gap': 'numbers of posts are missing: the forum deleted or moved them',
  'discourse-reply': 'a reply to a post that is not here no longer says what it replies to',
  'discourse-unlisted': 'a topic that the forum did not list was left out; --unlisted takes it',
  'discourse-category': 'the name of a category is not known; give a file of them with --categories',
  'discourse-address':
    'no text tells where the forum lived, so links to it are not known as its own; name its address with --url',
  'discourse-edit': 'the time of an edit was left out; --edits makes it an activity',
  'discourse-poll-hidden': 'the results of a poll are not known; its options stay in the text',
  'discourse-emoji': 'an emoji that has no known sign stays as its name',
  'discourse-onebox': 'the preview of another page became a link with its title',
  'discourse-spoiler': 'a hidden part of a line is shown',
}
