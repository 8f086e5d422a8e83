// Faults of the content, in English: of each code the message, under `hint` what to write instead, or under `else` what is said where
// no correction is known; and each again for kinds of it.
export const issuesEn = {
  'front-matter-missing': 'The file does not begin with front matter{shown}',
  'front-matter-missing.else':
    'Write --- as the first line: nothing else on it, and neither a blank line nor a space before it. Write title, tags and the others below, and close them with another line of ---. The title, the time and the people are known only to somebody who has seen the original.',
  'front-matter-missing.else.answer':
    'Write --- as the first line: nothing else on it, and neither a blank line nor a space before it. Write actor and at below, and close them with another line of ---. The time and the person are known only to somebody who has seen the original.',
  'front-matter-missing.else.fence':
    'Remove both lines of ``` that stand around the whole file. The first line is --- alone.',
  'front-matter-language': 'Something follows the --- of the first line{shown}',
  'front-matter-language.else': 'The first line is --- alone. Front matter is always YAML.',
  'front-matter-unclosed': 'The front matter is never closed',
  'front-matter-unclosed.other': 'This line does not close the front matter{shown}',
  'front-matter-unclosed.else':
    'Write a line of --- alone, without a space, where the front matter ends. No other line of the front matter may begin with ---.',
  'front-matter-too-large': 'The {subject} is larger than {kilobytes} KB',
  'front-matter-too-large.blankLines':
    'More than {blankLines} blank lines follow each other in the {subject}',
  'front-matter-too-large.items': 'The lists of the {subject} have more than {items} items together',
  'front-matter-too-large.keys': 'The {subject} has more than {keys} keys',
  'front-matter-too-large.hint':
    'Keep to the known keys, and write long text into the body below the closing ---.',
  'front-matter-too-large.hint.whole': 'Keep to the known keys, and to what is needed.',
  'yaml-syntax': "The {subject} can't be read: {reason}",
  'yaml-syntax.else':
    'Put quotes around a value that holds a colon or #, or that begins with [ { @ ` * & ! % \' or ". For example: title: "Title: subtitle". Indent a line as the one above it, with spaces and not with tabs.',
  'yaml-alias': 'Aliases of YAML (&, *) are not read{shown}',
  'yaml-alias.else': 'Write the value out again. If the sign is a part of the text, quote the whole value.',
  'yaml-merge-key': 'The merge key << of YAML is not read',
  'yaml-merge-key.hint': 'Remove this line and write each key out. For example: views: 1234',
  'yaml-tag': 'Tags and directives of YAML (!, %) are not read{shown}',
  'yaml-tag.else': 'Quote the whole value. If that word is no part of the text, write the value without it.',
  'yaml-document': 'A second YAML document begins inside the {subject}',
  'yaml-document.else': 'Remove this line, which holds --- or ... alone.',
  'yaml-duplicate-key': 'The same key stands here twice{shown}',
  'yaml-duplicate-key.else': 'Whoever knows which of the two is right makes one line of them.',
  'merge-conflict': 'What two people have changed was never merged{shown}',
  'merge-conflict.hint':
    'Of the text between <<<<<<< and =======, and between ======= and >>>>>>>, keep what is right, and remove the lines with these marks. Only a person knows which it is.',
  'look-alike-sign': 'A sign only looks like the one that belongs here: {sign}',
  'look-alike-sign.else': 'Type the sign again on the keyboard.',
  'unknown-key': 'There is no such key{shown}',
  'unknown-key.below': 'This key belongs below {below}{shown}',
  'unknown-key.else':
    'Mend the key, or where none fits keep the line as a note with # before it. Keys that there are: {known}',
  'unknown-key.else.below': 'Write it below the line {below}: after 2 spaces, or inside of {below}: { … }.',
  'unknown-key.else.answer':
    "This key is of questions alone. Title, category, hashtags and history belong in the question's file. Mend the key, or move a text into the body. Keys of an answer: {known}",
  'unknown-key.else.question':
    'Mend the key, or where none fits move the line into the body. Keys that there are: {known}',
  'missing-key': 'A value that has to be there is missing: {place}',
  'missing-key.empty': 'Nothing stands in this list: {place}',
  'missing-key.else': 'Add a line with this key and the value that you know. For example: {example}',
  'missing-key.else.line':
    'The line of {name} is there already: add no other, but write the value after its colon. For example: {example}',
  'missing-key.else.item': 'Write a value here. Where there is none, the empty line is not needed.',
  'missing-key.else.list': '{example}.',
  'missing-key.else.polls': '{example}. If there was no poll, write poll: false.',
  'missing-key.else.pattern': 'Write this, with {what} in the place of each …. → {pattern}',
  'missing-key.else.votes':
    'Write this, with {what} in the place of each …. If they are not known, write the options into the body, and poll: true. → {pattern}',
  'wrong-type': '{named}this is another kind of value than belongs here{shown}',
  'wrong-type.number': '{named}this is no number{shown}',
  'wrong-type.else': '{example}.',
  'invalid-count': '{named}this is no count{shown}',
  'invalid-count.score': '{named}this is no whole number{shown}',
  'invalid-count.else': 'Write a whole number from 0 on, without commas. For example: {name}: 1234',
  'invalid-count.else.score':
    'Write a whole number without commas, which may be negative. For example: score: -2',
  'text-length': '{named}longer than {limit} characters',
  'text-length.empty': '{named}nothing is written here',
  'text-length.hint': 'Make it shorter, and write the rest into the body.',
  'text-length.hint.answer': 'Make it shorter, and keep what is needed.',
  'text-length.hint.people': 'Make it shorter.',
  'text-length.hint.described': 'Make it shorter: one or two sentences.',
  'text-length.hint.comments': 'Make it shorter. A long text may be divided into several comments.',
  'text-length.hint.empty': 'Write at least one character that can be seen.',
  'list-too-long': '{named}the list is too long',
  'list-too-long.hint': 'It may hold {most} values. Keep what is needed.',
  'text-lines': '{named}there is a line break or a tab in it',
  'text-lines.else':
    'Write it as one line, with spaces in their place. For example: title: A title in one line',
  'text-lines.else.short': 'Write it as one line, with spaces in their place.',
  'joined-lines': '{named}it stands on several lines, which were read as one{shown}',
  'joined-lines.else': 'Write it as one line.',
  'comment-in-text':
    '{named}from a # after a space on, the line is a note that nobody reads. The value is “{value}”, the line “{whole}”',
  'comment-in-text.empty':
    '{named}from a # after a space on, the line is a note that nobody reads. No value is left: “{whole}”',
  'comment-in-text.hint': 'A note may stay. If it is a part of the text: {instead}',
  'comment-in-text.hint.empty': 'A note may stay. If it is the value: {instead}',
  'comment-in-text.else': 'put quotes around the whole value.',
  'comment-in-text.else.empty': 'write it without the #.',
  'quotes-in-text': '{named}curly quotes are read as letters, and shown with the value{shown}',
  'quotes-in-text.hint':
    'What is a part of the text may stay. If they were meant to enclose the value: {instead}',
  'quotes-in-text.else': 'remove them.',
  'null-as-text':
    '{named}null and ~ without quotes say that there is no value, and are not read as text{shown}',
  'null-as-text.hint': 'If the value is known, write it. If it is the text: {instead}',
  'null-as-text.hint.text':
    'Look at the original, and write the text of the comment below text: |. If the comment is that word alone, write the word below text: |.',
  'null-as-text.hint.absent':
    'If it is the text, put it in quotes: "{value}". If there is no value: {instead}',
  'null-as-text.hint.actor': 'If the name is not known, write anonymous. If it is the text: {instead}',
  'null-as-text.hint.item': 'If there is no value, take it out of the list. If it is the text: {instead}',
  'null-as-text.else': 'put it in quotes.',
  'null-as-text.else.absent': 'remove this key.',
  'null-like-text': '{named}there is nothing but a word that programs write for no value{shown}',
  'null-like-text.hint': 'If the value is known, write it. If it is the text: {instead}',
  'null-like-text.else': 'put it in quotes.',
  'views-missing': 'The number of views is missing: counts.views',
  'views-missing.hint':
    'Whoever knows it writes it into counts. For example: views: 1234. Where nobody counted views, views: false in archive.yaml ends this warning.',
  'unknown-kind': '{named}there is no such value{shown}',
  'unknown-kind.else':
    'Write one of these, exactly as it stands here: {choices}. Whether something was new or edited is known only to somebody who has seen the original.',
  'invalid-time': "This can't be read as a time{shown}",
  'invalid-time.hint.zoned':
    'Without an offset it is taken for a time of {zone}, the timeZone of archive.yaml. {instead}',
  'invalid-time.else':
    'Write a day as {timeKey}: 2024-05-01, and an instant with its offset: {timeKey}: 2024-05-01T09:30:00+09:00. See that there is such a day.',
  'activity-order': 'This activity is older than the one before it{shown} after “{previous}”',
  'activity-order.answer':
    'This is before the answer, or before the edit that precedes it{shown} after “{previous}”',
  'activity-order.hint': 'The oldest comes first. Change the order of the two, or mend their at.',
  'activity-order.hint.answer': 'The oldest comes first. Change the order of the two, or mend their at.',
  'activity-after-reference': 'This activity is after the reference date {reference}{shown}',
  'activity-after-reference.accepted': 'The answer was accepted after the reference date {reference}{shown}',
  'activity-after-reference.post': 'This is after the reference date {reference}{shown}',
  'activity-after-reference.hint':
    'Write the reference date or an earlier day for {timeKey}. For example: {timeKey}: {reference}. The reference date is referenceDate in archive.yaml.',
  'invalid-hashtag': "This can't be a hashtag{shown}",
  'invalid-hashtag.hash': 'No # stands before a hashtag: what follows it is a note that nobody reads{shown}',
  'invalid-hashtag.else':
    'Up to 50 lower-case letters of any script, digits and - _ . + #, without spaces and without a # before them. Which hashtags are meant, and how many, is known only to whoever wrote them. For example: tags: [rest, spring-boot]',
  'duplicate-hashtag': 'The same hashtag stands here twice{shown}',
  'duplicate-hashtag.else': 'Remove one of the two.',
  'hashtag-address-clash': 'Two hashtags have the same address (tags/{address}/){shown}, “{other}”',
  'hashtag-address-clash.hint':
    'Use one of them everywhere. Here, write “{other}” in the place of “{value}”{where}',
  'invalid-alias': "This can't be an old address{shown}",
  'invalid-alias.else':
    'Write a path that begins with /. For example: aliases: [/articles/1234]. What follows a ? may stand in it (/board.php?id=7), and a # with the name of a place. It holds no //, no .., none of : * and is no number. What is no such address belongs in the body.',
  'invalid-alias.else.place': 'A listing has no places with names: remove the # and what follows it.',
  'invalid-alias.else.address': 'It is too long: up to 500 characters may stand before the #.',
  'invalid-alias.else.anchor':
    'What follows the # is too long: percent-encoded, up to 608 characters may stand there.',
  'invalid-alias.else.id': 'The id behind answer- or comment- is too long: an id has 200 bytes at most.',
  'invalid-language': 'This names no language{shown}',
  'invalid-language.else':
    'Write the BCP 47 name of a language. For example: language: en. If it is that of the archive, remove the line.',
  'duplicate-alias': 'The same old address stands elsewhere{shown} in {other}',
  'duplicate-alias.hint': 'Remove the address from one of the two.',
  'alias-is-page': 'The site uses this address itself{shown}',
  'alias-is-page.hint':
    'Remove this address. No old address is a number, or begins with /tags, /categories, /questions, /about or /search.',
  'alias-is-page.hint.question':
    'The pages of the question {question} are there and below. Give that question another id (the name of its file), or remove the addresses below it here.',
  'alias-is-page.hint.other': 'Remove this address: the file {other} of the repository is published there.',
  'invisible-character':
    "{named}a character can't be seen, or changes the direction of the text: {codePoint}",
  'invisible-character.else': 'Delete this value, and write it again with characters that can be seen.',
  'invalid-setting': "{named}this can't be a setting{shown}",
  'invalid-setting.contrast':
    '{named}with a contrast of {contrast}:1 to the light ground this can hardly be read as text; it takes 4.5:1{shown}',
  'invalid-setting.else': 'The table of settings in the README says what may stand here.',
  'invalid-setting.else.contrast': 'The nearest colour that can be read → "{nearest}"',
  'invalid-setting.else.known': 'Write one of these, exactly as it stands here: {choices}',
  'invalid-setting.else.most': 'Write {limit} at most.',
  'invalid-setting.else.least': 'Write {least} at least.',
  'invalid-setting.else.editUrl':
    'Write the address at which a file of the content folder is edited, with {path} where its path belongs. For example: https://github.com/someone/an-archive/edit/main/content/{path}{meant}',
  'invalid-setting.else.id': '{idRule} For example: put-or-patch{meant}',
  'invalid-setting.else.colour':
    'Write a colour in quotes, as # and six digits, or as oklch(lightness chroma hue). For example: accent: "#0b63a5", leaf: oklch(47% 0.1 127){meant}',
  'invalid-setting.else.date':
    'Write a date like 2025-06-30: year in four digits, month and day in two. See that there is such a day.{meant}',
  'invalid-setting.else.language': 'Write the BCP 47 name of a language. For example: language: en{meant}',
  'invalid-setting.else.timeZone':
    'Write the IANA name of a time zone. For example: timeZone: Asia/Seoul{meant}',
  'invalid-setting.else.redirects':
    'Name who reads the list: netlify, cloudflare, nginx. Netlify and Cloudflare read one file (_redirects) in different ways, so name one of the two. For example: redirects: [netlify]{meant}',
  'invalid-setting.else.url':
    'Write an address as the address bar of a browser gives it: it begins with http:// or https:// and has no ?, no #, no //, no name and no password. For example: https://example.org/archive/{meant}',
  'invalid-id': "{named}this can't be an id{shown}",
  'invalid-id.file': "The name of this file can't become an address{shown}",
  'invalid-id.hint.file': 'Before {extension}: {idRule} Rename the file → {nearest}',
  'invalid-id.hint.redacted': 'Before {extension}: {idRule} {redactedId}',
  'invalid-id.else': '{idRule} For example: put-or-patch',
  'duplicate-id': 'Two questions have the same name: {own}, {other}',
  'duplicate-id.answer': 'Two answers have the same name: {own}, {other}',
  'duplicate-id.comment': 'Two comments have the same id{shown}. The first stands in line {other}',
  'duplicate-id.hint':
    'Names that differ only in their folder, in case or in their Unicode form are the same. Leave {other}, which was there first, and rename this file → {nearest}',
  'duplicate-id.hint.redacted':
    'Names that differ only in their folder, in case or in their Unicode form are the same. {redactedId}',
  'duplicate-id.hint.comment':
    'Ids that differ only in case or in their Unicode form are the same. Give this comment another id. If it is the same comment twice, remove one.',
  'duplicate-id.hint.redactedComment':
    'Ids that differ only in case or in their Unicode form are the same. {redactedId}',
  'control-character': '{named}there is a control character, or a broken one: {codePoint}',
  'control-character.stacked': 'More than {limit} combining characters follow each other: {codePoint}',
  'control-character.hint':
    'Delete that character and write the line again. It may have come with text that was pasted from another program.',
  'control-character.hint.return':
    'The lines end as on old Macs (CR). Have the editor save them with LF, or paste the original again into the edit page of GitHub.',
  'invalid-encoding': 'This file is not saved as UTF-8',
  'invalid-encoding.hint':
    'Choose UTF-8 as encoding in your editor, and save it again. It can be read up to here.',
  'file-too-large': 'The file is larger than {limit} KB',
  'file-too-large.body': 'The body is larger than {most} KB',
  'file-too-large.links': 'The addresses of all links together are longer than {most} characters',
  'file-too-large.text': 'The text of the body is longer than {most} characters',
  'file-too-large.answers': 'The answers of this question together are larger than {most} MB',
  'file-too-large.hint': 'Of long logs, of code and of repeated links keep what is needed.',
  'file-unreadable': "This can't be read or worked on: {reason}",
  'file-unreadable.folder': 'A folder stands where a file belongs',
  'file-unreadable.link': 'A symbolic link stands where a file belongs',
  'file-unreadable.fifo': 'A named pipe (FIFO) stands where a file belongs',
  'file-unreadable.socket': 'A socket stands where a file belongs',
  'file-unreadable.device': 'A device stands where a file belongs',
  'file-unreadable.refused': 'The permission to read this is missing',
  'file-unreadable.no-folder': 'Something else stands where a folder belongs',
  'file-unreadable.hint': 'Take the last version that was right, or try your changes in smaller parts.',
  'file-unreadable.hint.folder':
    'Move the folder or give it another name. If it holds questions, take .md out of its name.',
  'file-unreadable.hint.special': 'Move or remove it, and put a file of the same name there.',
  'file-unreadable.hint.refused':
    'Let whoever runs this command read it: chmod u+r for a file, chmod u+rx for a folder. If another program is using it, close that.',
  'file-unreadable.hint.no-folder':
    'Move or remove it, make a folder questions, and put the files of the questions there.',
  'nesting-too-deep': 'More than {limit} levels stand inside each other',
  'nesting-too-deep.hint': 'From here on, put fewer quotes (>), lists (-) or HTML tags inside each other.',
  'nesting-too-deep.hint.yaml':
    'Write the values of front matter only in the forms of the table in the README. See that no brackets stand inside others.',
  'nesting-too-deep.hint.folder':
    'Move the file of the question to a folder that lies less deep, such as questions/2024/.',
  'table-too-large': 'The table has more than {limit} cells',
  'table-too-large.hint': 'Keep the rows that are needed.',
  'output-too-large': 'The HTML of the body is longer than {most} characters',
  'output-too-large.summaryHtml':
    'The first paragraph, table or code of the body is too large for a listing: its HTML is longer than {most} characters',
  'output-too-large.questionHtml': 'All the HTML that shows this question is longer than {most} characters',
  'output-too-large.hint':
    'Close what you open, such as <a> or <b>, in the same line. For example: <b>bold</b>. Of long tables and lists and of repeated links keep what is needed.',
  'output-too-large.hint.summaryHtml':
    'Begin the body with a short paragraph. Listings show that, and the page of the question shows the rest.',
  'output-too-large.hint.questionHtml':
    'Its page shows the body, and the front page and the listing of each hashtag show its beginning. Give it fewer hashtags, or begin the body with a short paragraph.',
  'too-much-work': 'This file takes more than {seconds} seconds',
  'too-much-work.megabytes': 'This file takes more than {megabytes} MB of memory',
  'too-much-work.hint':
    'Take the last version that was right, or divide the body to find which part it is. All other files have been checked.',
  'symbolic-link': 'Symbolic links are not read',
  'symbolic-link.hint': 'Remove the link and put the file itself there.',
  'not-markdown': 'This is no Markdown file',
  'not-markdown.hint':
    'The folders questions and answers hold files whose names end in .md, and no others. Move it out of the content folder.',
  'not-markdown.hint.near':
    'The folders questions and answers hold files whose names end in .md, and no others. Rename it → {nearest}',
  'not-markdown.hint.leftover':
    'It looks like a file that an editor has left. Close the editor, or remove the file.',
  'unknown-file': 'Nobody reads this file{shown}',
  'unknown-file.folder': 'Nobody reads this folder{shown}',
  'unknown-file.many': 'The content folder holds {count} files and folders that do not belong there',
  'unknown-file.hint':
    'Move it out of the content folder. Only archive.yaml, the folders questions, answers, comments, files and theme, people.yaml, redactions.yaml and synonyms.yaml belong here.',
  'unknown-file.hint.leftover':
    'It looks like a file that an editor has left. Close the editor, or remove the file.',
  'unknown-file.hint.theme':
    'The folder theme holds logo.svg and favicon.svg alone. Move anything else out of the content folder.',
  'unknown-file.hint.themeNear':
    'The folder theme holds logo.svg and favicon.svg alone. Rename it → {nearest}',
  'unknown-file.hint.many':
    'Only {limit} of them are named. See that the variable ARCHIVE_CONTENT names the folder with archive.yaml.',
  'unknown-file.hint.move': 'If it is a question, move it here → {nearest}',
  'unknown-file.hint.near': 'Rename it → {nearest}',
  'unknown-file.hint.beside': 'It stands beside {other}. Move there what is needed of it.',
  'not-read-yet': 'This is not read yet, and does not show on the site{shown}',
  'not-read-yet.hint': '{known}: this place is kept for later. For now, move it out of the content folder.',
  'not-read-yet.hint.picture':
    '{type} logos and icons are not read yet. If you have an SVG of it, put it in as theme/logo.svg or theme/favicon.svg, and keep this file outside of the content folder.',
  'git-attributes': 'This file can hide changes from those who review them',
  'git-attributes.hint': 'Remove .gitattributes. Where it is needed, those who own the repository add it.',
  'settings-missing': 'The file of settings, archive.yaml, is missing',
  'settings-missing.hint':
    'Make archive.yaml in the content folder, with two lines, title and referenceDate. For example: title: Name of the archive, and on the next line referenceDate: 2025-06-30. If you set the variable ARCHIVE_CONTENT, see that it names the right folder.',
  'unknown-redaction.actors': 'The name to be hidden stands in no question{shown}',
  'unknown-redaction.people': 'The person to be hidden occurs nowhere{shown}',
  'unknown-redaction': 'The question to be withheld is not in the content folder{shown}',
  'unknown-redaction.answers': 'The answer to be withheld is not in the content folder{shown}',
  'unknown-redaction.comments': 'The comment to be withheld is not in the content folder{shown}',
  'unknown-redaction.hint.actors':
    'See that it is spelt as in the text, spaces too. A name with in: actors is looked for among those who were active, and nowhere else. If the texts no longer hold it, this line may go.{near}',
  'unknown-redaction.hint.people':
    'The id is that of people.yaml. See that it has all names of this person. If the texts no longer hold them, this line may go.{near}',
  'unknown-redaction.hint':
    'The id is the name of the file without .md. If the file is gone, this line may go; its old addresses then no longer say that it was removed.{near}',
  'unknown-redaction.hint.texts':
    'question is the id of a question, id that of one of its answers or comments. If it was deleted, this line may go; its place then no longer says that it was removed.{near}',
  'inexact-redaction': 'The question to be withheld has an id in another spelling{shown}',
  'inexact-redaction.answers': 'The answer to be withheld has an id in another spelling{shown}',
  'inexact-redaction.comments': 'The comment to be withheld has an id in another spelling{shown}',
  'inexact-redaction.people': 'The person to be hidden has an id in another spelling{shown}',
  'inexact-redaction.hint':
    'Nothing is hidden until the ids are the same, upper and lower case too. Write it as the content folder does → {nearest}',
  'short-redaction':
    'A name of one character is hidden among those who were active, and not looked for in texts{shown}',
  'short-redaction.hint':
    'Take the name out of the texts by hand, and add in: actors to say that you know. For example: - { name: J, date: 2025-06-30, in: actors }',
  'short-redaction.hint.people':
    'Take the name out of the texts by hand. Other names of this person in people.yaml are hidden in texts too.',
  'redacted-name': 'A name that redactions.yaml hides stands in {place}{shown}',
  'redacted-name.hint':
    "Names can't be hidden in addresses, hashtags, categories and settings. Take the name out here. If it is a word and nobody's name, add in: actors to it in redactions.yaml.",
  'content-missing': 'There is no content folder: {value}',
  'content-missing.hint': 'See that the variable ARCHIVE_CONTENT names the folder with archive.yaml.',
  'content-missing.hint.option': 'See that {option} names the folder with archive.yaml.',
  'content-empty': 'There is no question',
  'content-empty.hint': 'Put the files of questions into the folder questions. npm run new makes one.',
  'empty-body': 'The body is empty',
  'empty-body.unchanged': 'The body is still the text that stands for one{shown}',
  'empty-body.hint':
    'Write the text of the question below the --- that closes the front matter. What was asked is known only to somebody who has seen the original.',
  'empty-body.hint.answer':
    'Write the text of the answer below the --- that closes the front matter. What was answered is known only to somebody who has seen the original.',
  'empty-body.hint.comments':
    'Write the text of the comment below text: |, after 4 spaces. What it said is known only to somebody who has seen the original.',
  'repeated-front-matter':
    'There is front matter in the body. Only that at the top of the file is read; this is shown as text{shown}',
  'repeated-front-matter.else':
    'If it is the same as at the top, remove it; else move its values there. To show it, put a line ``` above and below it.',
  'repeated-front-matter.else.lines':
    'If lines {first} to {last} are the same as at the top, remove it; else move its values there. To show it, put a line ``` above and below it.',
  'unclosed-code': 'A line begins code and none ends it, so that the text behind it is shown as code{shown}',
  'unclosed-code.else': 'Put this line directly below the last line of the code → {marker}',
  'emphasis-as-text': 'This is no emphasis, and its signs are shown{shown}',
  'emphasis-as-text.hint':
    'Emphasis by underscores, or with a space before its end, does not end before a Korean particle. If the signs are meant, put it between backticks (`). If it is emphasis: {instead}',
  'emphasis-as-text.else': 'write asterisks without a space. For example: **text**',
  'emphasis-as-text.else.near': 'Write this instead → {nearest}',
  'blank-in-address':
    'With a space in its address this is no link and no picture, and is shown as it is written{shown}',
  'blank-in-address.else':
    'Write %20 for the spaces, or put the address between < and >. A title behind it is in quotes. For example: [text](<https://example.com/a b> "title")',
  'blank-in-address.else.near': 'Write this instead → {nearest}',
  'forbidden-link': "A link can't lead to such an address, which is shown as text{shown}",
  'forbidden-link.hint':
    'Write an address with http, https or mailto, or one of this site that begins with /. For example: [name](https://example.com/)',
  'unlinked-address': "A link can't lead to this address, which is shown as text{shown}",
  'unlinked-address.hint':
    'Nobody knows what site it belongs to. Write the whole address with https://, or one of this site that begins with /.',
  'unlinked-address.hint.near': 'Write this instead: {nearest}',
  'unlinked-address.hint.part':
    'A body has no place that it could lead to. Name the heading in words, such as: see “Installation” below.',
  'unlinked-address.hint.picture':
    'A picture lies in files/ of the content folder, and its address begins with /files/. Look whether this one is there.',
  'unlinked-address.hint.whole': 'Write the whole address with https://, without a user name and a password.',
  'dead-link': 'Nothing stands at this address{shown}',
  'dead-link.question': 'A link to a question that this archive does not have{shown}',
  'dead-link.hashtag': 'A link to a hashtag that no question has{shown}',
  'dead-link.answer': 'A link to an answer that the question does not have{shown}',
  'dead-link.comment': 'A link to a comment that the question does not have{shown}',
  'dead-link.aliasAnswer': 'An old address of an answer that this question does not have{shown}',
  'dead-link.aliasComment': 'An old address of a comment that this question does not have{shown}',
  'dead-link.hint':
    'Write the address of what is there, or the whole address of the original (https://…). If it stays as it is, it is shown as text.',
  'dead-link.hint.near': 'Write it like this → {nearest}',
  'dead-link.hint.post':
    'Write the id of what is there, or take away the # and what follows. If it stays as it is, it leads to the beginning of the question.{near}',
  'formula-as-text': "This formula can't be read and is shown as it was written{shown}",
  'formula-as-text.hint':
    'Look at its braces and commands. Commands that define others (\\def, \\newcommand), formulas over 10,000 characters and lengths over 20em are not allowed. If it is no formula, write the dollar sign as \\$.',
  'personal-data': 'This looks like personal data{openly}{counted}',
  'personal-data.email': 'This looks like an e-mail address{openly}{counted}',
  'personal-data.phone': 'This looks like a phone number{openly}{counted}',
  'personal-data.residentNumber': 'This looks like a resident registration number{openly}{counted}',
  'personal-data.hint': 'The site hides it, and it is still better to take it out of the text.{example}',
  'personal-data.hint.open':
    'The site publishes what stands here. Take that part out or write something else; in an id, rename the file or the entry.{example}',
  'personal-data.hint.kept':
    'The site shows it, as the settings have personalData: keep. Make sure that it may be seen.{example}',
  'not-picture': 'This is no picture that can be published',
  'not-picture.hint':
    'The folder files holds PNG, JPEG, GIF, WebP and AVIF pictures, known by their first bytes and not by their names. Move anything else away, or remove it.',
  'not-picture.hint.empty': 'The file is empty. Upload the picture again.',
  'not-picture.hint.svg': 'SVG may hold scripts, and is not published. Put it in as a PNG.',
  'not-picture.hint.heic': 'Many browsers can not show HEIC. Put it in as a JPEG.',
  'damaged-picture': 'The picture ends too early, or is damaged',
  'damaged-picture.typed': 'The picture ends too early, or is damaged ({type})',
  'damaged-picture.hint':
    'An upload may have stopped. Open it in a program for pictures, save it again, and upload that file.',
  'picture-too-large': 'The file of the picture has more than {megabytes} MB',
  'picture-too-large.megapixels': 'The picture has more than {megapixels} megapixels, of all frames together',
  'picture-too-large.unpacked':
    'The compressed texts in the picture (zTXt, iTXt) unpack to more than {unpacked} MB',
  'picture-too-large.entries': 'The metadata of the picture (EXIF, XMP) has more than {most} entries',
  'picture-too-large.frames': 'The picture has more than {most} frames',
  'picture-too-large.hint':
    'Make it smaller, or cut out the part that is needed, and save it again. A width of 1,600 pixels is plenty.',
  'picture-too-large.hint.metadata':
    'Save it again without its metadata in a program for pictures. What is seen of it stays as it is.',
  'picture-too-large.hint.frames': 'Save it again with fewer frames.',
  'picture-position': 'The file tells where the picture was taken (GPS)',
  'picture-position.hint':
    'To blank the position alone → npm run tidy. What is seen and its orientation stay. What was pushed before stays in the history of the repository.',
  'picture-position.hint.hidden':
    'It stands in a compressed part, where it can not be blanked. Save the picture again without its location in a program for pictures.',
  'missing-picture': 'This names a file that is not in the content folder{shown}',
  'missing-picture.hint':
    'Put the picture into the folder files, and write its address from /files/ on, in the same upper and lower case. For example: ![description](/files/diagram.png)',
  'missing-picture.hint.near': 'Write this instead → {nearest}',
  'unused-picture': 'No text shows this picture, so it is not published',
  'unused-picture.hint': 'Write this in a body, or remove the file → ![description]({value})',
  'invalid-svg': 'This can not be read as SVG{shownReason}',
  'invalid-svg.large': 'This is too large for a picture that every page loads: {limit} KB at most',
  'invalid-svg.root': 'This is no picture that begins with <svg>{shownReason}',
  'invalid-svg.namespace': 'The picture does not say that it is SVG, so browsers do not show it{shownReason}',
  'invalid-svg.size': 'The picture does not tell its size, or is too narrow{shownReason}',
  'invalid-svg.deep': 'Elements stand too deep inside each other{shownReason}',
  'invalid-svg.encoding': 'The file asks to be read as something else than UTF-8{shownReason}',
  'invalid-svg.xml': 'This breaks the rules of XML{shownReason}',
  'invalid-svg.hint':
    'Remove it. Programs that draw leave it out of an optimized or plain SVG. Draw with shapes, colours and gradients alone.',
  'invalid-svg.hint.large': 'Save it as an optimized SVG, or draw it with fewer points.',
  'invalid-svg.hint.root': 'Put in a picture that was saved as SVG. A PNG or a JPEG is no logo.',
  'invalid-svg.hint.namespace': 'Begin its first tag like this → <svg xmlns="http://www.w3.org/2000/svg"',
  'invalid-svg.hint.size':
    'Write a viewBox into the first tag. A tenth of its height up to sixteen times it may be its width. For example: viewBox="0 0 24 24"',
  'invalid-svg.hint.deep': 'Ungroup them (<g>) to 60 levels at most.',
  'invalid-svg.hint.encoding':
    'Remove its first line, or write this instead → <?xml version="1.0" encoding="UTF-8"?>',
  'invalid-svg.hint.xml':
    'See that tags and quotes are closed and that no attribute stands twice, or save it again in a program that draws.',
  'unsafe-svg': 'A logo or an icon may not hold this{shown}',
  'unsafe-svg.script': 'Scripts of a picture are not published{shown}',
  'unsafe-svg.handler': 'Attributes that run when something is clicked or loaded are not published{shown}',
  'unsafe-svg.element': 'A logo or an icon may not hold this element{shown}',
  'unsafe-svg.attribute': 'A logo or an icon may not hold this attribute{shown}',
  'unsafe-svg.address': 'This points outside of the picture, or nobody knows what it loads{shown}',
  'unsafe-svg.style': 'A style may not hold this{shown}',
  'unsafe-svg.doctype': 'DOCTYPE and entities are not published{shown}',
  'unsafe-svg.instruction': 'Lines that call other files or programs are not published{shown}',
  'unsafe-svg.comment': 'There is < or > in a comment or in CDATA{shown}',
  'unsafe-svg.reference': 'A <style> may point to gradients alone{shown}',
  'unsafe-svg.repeated':
    'Elements that are drawn again and again are more than 5,000, or one draws itself{shown}',
  'unsafe-svg.hint':
    'Remove it. Programs that draw leave it out of an optimized or plain SVG. Draw with shapes, colours and gradients alone.',
  'unsafe-svg.hint.script': 'Remove everything from <script> to </script>.',
  'unsafe-svg.hint.handler': 'Remove this attribute with its value.',
  'unsafe-svg.hint.address':
    'Only names of the same picture may be named, with #. For example: href="#mark", fill="url(#gradient)". Turn other pictures and fonts into shapes (path).',
  'unsafe-svg.hint.style':
    'Remove @import, @font-face, addresses and \\. The only @media is (prefers-color-scheme: dark) or light.',
  'unsafe-svg.hint.doctype': 'Remove <!DOCTYPE …>. The picture is the same without it.',
  'unsafe-svg.hint.instruction': 'Remove <?…?>. That of the first line, <?xml …?>, may stay.',
  'unsafe-svg.hint.comment': 'Other programs may read it as a tag. Remove the comment, or these signs.',
  'unsafe-svg.hint.reference':
    'Write masks and filters as attributes of their elements. For example: mask="url(#hole)"',
  'unsafe-svg.hint.repeated': 'Use fewer <use> and url(#…), and draw the shapes themselves.',
  'category-missing': 'This question has no category, others of the archive have one',
  'category-missing.hint':
    'If it belongs to one, write “category: …” into the front matter. Categories that are there: {known}',
  'invalid-category': 'No address can be made of this category{shown}',
  'invalid-category.hint':
    'Up to 50 letters, digits, blanks, -, _, ., +, # and /, with no # in front. For example: Developers',
  'category-address-clash': 'Two categories have the same address (categories/{address}/){shown}, “{other}”',
  'category-address-clash.hint':
    'Use one of them everywhere. Here, write “{other}” in the place of “{value}” ({otherPath})',
  'invalid-url': "{named}this can't be read as an address of the web{shown}",
  'invalid-url.query': '{named}an address without ? and # belongs here{shown}',
  'invalid-url.else':
    'Write an address as the address bar of a browser gives it: it begins with http:// or https:// and has no name and no password. For example: https://example.com/articles/1234{meant}',
  'invalid-url.else.license':
    'Write an address as the address bar of a browser gives it: it begins with http:// or https:// and has no ?, no #, no //, no name and no password. For example: https://example.com/articles/1234{meant}',
  'too-few-voters':
    'Fewer people voted than votes were given for one option: {value} voters, “{other}” has {most} votes',
  'too-few-voters.hint':
    'Nobody votes for an option twice. Look up voters and votes in the original, and leave voters out where the number of people is not known.',
  'unknown-question': '{named}there is no such question in this archive{shown}',
  'unknown-question.hint':
    'Write an id, which is the name of the file of a question without .md. That of a question that is not kept may stay: it is not shown.',
  'unknown-question.hint.near':
    'Write an id, which is the name of the file of a question without .md. Perhaps → {nearest}',
  'unlisted-name':
    'This is a name of somebody redacted ({person}) that people.yaml does not have, so it is not masked in texts{shown}',
  'unlisted-name.hint':
    'Add this name to the formerNames of {person} in people.yaml. If it is somebody else, mend person here.',
  'unknown-synonym': 'No question carries this hashtag, so other spellings have no listing to lead to{shown}',
  'unknown-synonym.hint':
    'Write a hashtag that a question carries before the colon, and other spellings behind it. For example: spring-boot: [springboot]',
  'unknown-synonym.hint.near':
    'Write a hashtag that a question carries before the colon. Perhaps → {nearest}',
  'synonym-clash': 'This spelling is in use{shown}. It is another spelling of the hashtag “{other}”',
  'synonym-clash.carrier': 'This spelling is in use{shown}. It is a hashtag of the question {carrier}',
  'synonym-clash.address':
    'This spelling is in use{shown}. It is the address tags/{address}/ of “{same}”, another spelling of the hashtag “{other}”',
  'synonym-clash.carrierAddress':
    'This spelling is in use{shown}. It is the address tags/{address}/ of “{same}”, a hashtag of the question {carrier}',
  'synonym-clash.hint':
    'A spelling leads to the listing of one hashtag. Take it out in one of the two places.',
  'synonym-clash.hint.carrier':
    'Write “{of}” as the hashtag of that question, or take this spelling out here.',
  'short-synonym': 'A spelling of one character is an address alone, and not looked for in texts{shown}',
  'short-synonym.hint':
    'Write a spelling of two characters or more for it to be found in texts too. If the address is all that is wanted, it may stay.',
  'unused-description':
    'No question is in this category, so there is no listing to describe or to lead to{shown}',
  'unused-description.tags':
    'No question carries this hashtag, so there is no listing to describe or to lead to{shown}',
  'unused-description.hint':
    'Write it as questions have it. Where only withheld questions have it, or none any more, the entry may be removed.',
  'unused-description.hint.near': 'Write it as questions have it. Perhaps → {nearest}',
  'unknown-question-folder': 'There is no question of this id{shown}',
  'unknown-question-folder.misplaced': 'Nothing says whose answer this is{shown}',
  'unknown-question-folder.hint':
    'A folder of answers and a file of comments are named by the id of their question, which is the name of its file in the folder questions without .md.',
  'unknown-question-folder.hint.near':
    'A folder of answers and a file of comments are named by the id of their question. Perhaps → {nearest}',
  'unknown-question-folder.hint.misplaced':
    'Answers lie in a folder that is named by the id of their question. Move it → answers/id-of-the-question/{value}.md',
  'unknown-question-folder.hint.moved':
    'Answers lie in a folder that is named by the id of their question. Move it → answers/{question}/<id of the answer>.md',
  'duplicate-comments': 'The comments of one question are in two files: {own}, {other}',
  'duplicate-comments.hint':
    'All comments of a question are in one file. Move these to {other}, and remove this file.',
  'unknown-id': '{key}: there is no such id{shown}',
  'unknown-id.self': '{key}: this is its own id{shown}',
  'unknown-id.answer': '{key}: this question has no answer of this id{shown}',
  'unknown-id.comment': '{key}: this file has no comment of this id{shown}',
  'unknown-id.hint':
    '{target} If that text is not kept, say in the text to whom this was said, and leave this key out.',
  'unknown-id.hint.near': '{target} Perhaps → {nearest}',
  'count-too-low': '{key}: it says {value}, but {kept} {texts} are kept',
  'count-too-low.else':
    'This is the number that the community showed. It is at least {kept}. See that no text of another question is among them.',
  'before-question': 'This {older} is older than its question{asked}{shown}',
  'before-question.hint':
    'See whether its at is right. If the time of the question is wrong, mend the at of the line of kind question in its activity. What was really written before, as in topics of a forum that were merged, may stay.',
  'missing-activity': 'Answers or comments that the history does not name: {count}',
  'missing-activity.hint':
    'npm run tidy adds them. By hand, add these lines below activity, in the order of their times{rest} →{lines}',
  'text-no-block': 'The text of a comment stands below text: |, indented{shown}',
  'text-no-block.else':
    'Written as it is, an @name, `code` or what follows a # is lost or changed. Write text: |, and the text from the next line on, after 4 spaces.',
  'before-question.more':
    'This {older} is older than its question{asked}{shown}. There are {more} more like it',
} as const

/** What texts of issues are put together from. */
export const issuePartsEn = {
  shown: ': “{value}”',
  later:
    'There are too many faults to look into all of them. Mend the others and check again: then the line to write is told.',
  manners: {
    remove: 'Remove line {at}.',
    insert: 'Put this line above line {at}',
    replace: 'Write this instead',
    replaceAt: 'Write this instead of line {at}',
    replaceIndented: 'Write this instead, after {indent} spaces',
    replaceIndentedAt: 'Write this instead of line {at}, after {indent} spaces',
  },
  places: {
    option: 'the {option} option',
    field: '{field} of the {option} option',
    optionOfPoll: 'the {option} option of the {poll} poll',
    fieldOfPoll: '{field} of the {option} option of the {poll} poll',
  },
  ordinals: 'first second third fourth fifth sixth seventh eighth ninth tenth',
  furtherOrdinals: {
    first: '{number}st',
    second: '{number}nd',
    third: '{number}rd',
    all: '{number}th',
  },
  subjects: {
    file: 'file',
    frontMatter: 'front matter',
  },
  found: {
    sequence: ': there is a list',
    mapping: ': there are keys and values',
  },
  near: ' Perhaps → {nearest}',
  nearRedaction: ' If this one is meant, write it as the content folder does → {nearest}',
  meant: ' If this one is meant → {nearest}',
  meantId: ' If this one is meant → {nearest}',
  redactedId:
    'redactions.yaml names this id, and what it hides would be shown under another. Remove it if it is not needed, or add the new id to redactions.yaml when you change this one.',
  openly: ", where it can't be hidden ({open})",
  counted: ': {count} of them',
  asked: ' ({question})',
  moreLines: ' (and {more} more)',
  texts: {
    activity: 'activity',
    answer: 'answer',
    comment: 'comment',
    other: 'text',
    answers: 'answers',
    comments: 'comments',
    others: 'texts',
  },
  targets: {
    answer: 'The id of an answer is the name of its file without .md.',
    comment: 'The id of a comment is that of another comment of the same file.',
  },
  personalExamples: {
    email: ' For an example, write name@example.com.',
    phone: ' For an example, write 010-0000-0000.',
    residentNumber: ' For an example, write 000000-0000000.',
  },
  redactedPlaces: {
    id: 'the id of the question or the name of a folder',
    answers: 'the id of the answer',
    comments: 'the id of the comment',
    category: 'the category',
    tags: 'a hashtag',
    aliases: 'an old address',
    synonyms: 'another spelling of a hashtag',
    source: 'the address of the original',
    license: 'the address of the licence',
    related: 'the id of a related question',
    state: 'the id of a question that it repeats',
    activity: 'the id of whoever was active',
    people: 'people.yaml',
    svg: 'a picture of the theme',
    setting: 'the setting {key}',
  },
  redactedPlacesOfFiles: {
    answer: {
      id: 'the id of the answer or the name of its folder',
      url: 'the address of the licence',
      person: 'the id of a person',
    },
    comments: {
      id: 'the id of a comment or the name of the file',
      person: 'the id of a person',
    },
  },
  types: {
    string: 'Write text here',
    number:
      'Write a whole number from 0 on here. What a rounded one (1.2k) was is known only to somebody who has seen the original',
    int: 'Write a whole number from 0 on here. What a rounded one (1.2k) was is known only to somebody who has seen the original',
    boolean: 'Write true or false here, without quotes',
    array: 'Write a list here. For example: [rest, spring-boot]',
    object: 'Write keys and values here. For example: { answers: 3, comments: 5, views: 1234 }',
  },
  examples: {
    activity:
      'Write the list of activities here. For example: [{ at: 2024-05-01, actor: Jane, kind: question }]',
    aliases: 'Write the list of old addresses here. For example: [/articles/1234]',
    accepted: 'Write true, or when it was accepted. For example: accepted: 2024-05-04',
    edited: 'Write the list of edits here. For example: [{ at: 2024-05-04T10:00:00+09:00 }]',
    score: 'Write a whole number. For example: score: -2',
    poll: 'Write true here where nothing but the label is known, else its options. For example: { options: [{ label: PUT, votes: 3 }] }',
    options: 'Write the list of options here. For example: [{ label: PUT, votes: 3 }]',
    state: 'Write keys and values here. For example: { closed: true }',
    closed: 'Write true here, or what is known of it. For example: { reason: duplicate, of: [put-or-patch] }',
    of: 'Write the list of ids of questions here. For example: [put-or-patch]',
    related: 'Write the list of ids of questions here. For example: [put-or-patch]',
    theme: 'Write keys and values. For example: { accent: "#0b63a5", leaf: "#4a641a" }',
    'activity[]': 'Write keys and values here. For example: { at: 2024-05-01, actor: Jane, kind: question }',
    'edited[]': 'Write keys and values here. For example: { at: 2024-05-04T10:00:00+09:00 }',
    'poll[]': 'Write keys and values here. For example: { options: [{ label: PUT, votes: 3 }] }',
    'options[]': 'Write keys and values here. For example: { label: PUT, votes: 3 }',
    formerNames: 'Write the list of names here. For example: [Jane]',
  },
  examplesOfFiles: {
    answer: {
      '': 'Write the keys of an answer here, each in a line of its own. For example: actor: Jane',
      counts: 'Write keys and values here. For example: { recommended: 12, needsSupplement: 3 }',
    },
    comments: {
      '': 'Write a list of comments here, each of which begins with a dash. For example: - id: c9',
      '[]': 'Write a comment here, with its keys in lines of their own. For example: - id: c9',
    },
    settings: {
      '': 'Write settings, each in a line of its own. For example: title: Our community archive',
      formerUrls: 'Write a list of addresses. For example: formerUrls: [https://old.example.com/]',
      redirects: 'Write a list of netlify, cloudflare, nginx. For example: redirects: [nginx]',
      pageSize: 'Write a whole number from 1 to 200. For example: pageSize: 20',
      summaryLength: 'Write a whole number from 0 to 100,000. For example: summaryLength: 600',
    },
    people: {
      '': 'Write an id and a name for each person. For example: u43: { name: Jane }',
      '*': 'Write keys and values. For example: { name: Jane }',
    },
    redactions: {
      '': 'Write a list for each kind of what is to be hidden. For example: actors: [{ name: Jane, date: 2025-06-30 }]',
      actors: 'Write a list of names. For example: [{ name: Jane, date: 2025-06-30 }]',
      'actors[]': 'Write keys and values. For example: { name: Jane, date: 2025-06-30 }',
      people: 'Write a list of people. For example: [{ id: u43, date: 2025-06-30 }]',
      'people[]': 'Write keys and values. For example: { id: u43, date: 2025-06-30 }',
      questions: 'Write a list of questions. For example: [{ id: put-or-patch, date: 2025-06-30 }]',
      'questions[]': 'Write keys and values. For example: { id: put-or-patch, date: 2025-06-30 }',
      answers:
        'Write a list of answers. For example: [{ question: put-or-patch, id: 5678, date: 2025-06-30 }]',
      'answers[]':
        'Write keys and values. For example: { question: put-or-patch, id: 5678, date: 2025-06-30 }',
      comments:
        'Write a list of comments. For example: [{ question: put-or-patch, id: c9, date: 2025-06-30 }]',
      'comments[]':
        'Write keys and values. For example: { question: put-or-patch, id: c9, date: 2025-06-30 }',
    },
    synonyms: {
      '': 'Write a list of other spellings for each hashtag. For example: spring-boot: [springboot, boot]',
      '*': 'Write a list of other spellings. For example: [springboot, boot]',
    },
    tags: {
      '': 'Write what each hashtag means, and its old addresses. For example: rest: { description: How resources are exchanged }',
      '*': 'Write keys and values here. For example: { description: How resources are exchanged }',
      aliases: 'Write the list of old addresses here. For example: [/questions/tagged/rest]',
    },
    categories: {
      '': 'Write what each category means, and its old addresses. For example: Developers: { description: How software is made }',
      '*': 'Write keys and values here. For example: { description: How software is made }',
      aliases: 'Write the list of old addresses here. For example: [/c/dev]',
    },
  },
  otherValue: 'Write another value here',
  listValue: 'Write a value into the list',
  patterns: {
    votes: 'the number of votes',
    at: 'a date or time',
    date: 'the day of the decision, such as 2025-06-30,',
    question: 'the id of the question and the day of the decision, such as 2025-06-30,',
    other: 'the value',
  },
  missing: {
    title: 'title: When do I use PUT, and when PATCH?',
    category: 'category: Developers',
    tags: 'tags: [rest, spring-boot]. A question without hashtags has tags: []',
    counts: 'counts: { answers: 3, comments: 5, views: 1234 }',
    'counts.answers': 'answers: 3. Where there were none, 0',
    'counts.comments': 'comments: 5. Where there were none, 0',
    activity: 'activity: [{ at: 2024-05-01T09:30:00+09:00, actor: Jane, kind: question }]',
    'activity.at': 'at: 2024-05-01T09:30:00+09:00',
    'activity.actor': 'actor: Jane. Where the name is not known, anonymous',
    'activity.kind': 'kind: question',
    at: 'at: 2024-05-03T21:04:00+09:00',
    actor: 'actor: Jane. Where the name is not known, anonymous',
    'edited.at': 'at: 2024-05-04T10:00:00+09:00',
    '.id': 'id: c9',
    '.at': 'at: 2024-05-03T22:00:00+09:00',
    '.actor': 'actor: Jane. Where the name is not known, anonymous',
    '.text': 'text: |, and the text from the next line on, after 4 spaces',
    referenceDate: 'referenceDate: 2025-06-30',
    'theme.accent': 'accent: "#0b63a5". Without quotes, what follows # is a comment that nobody reads',
    'theme.leaf': 'leaf: "#4a641a". Without quotes, what follows # is a comment that nobody reads',
    'actors.name': 'name: Jane',
    'actors.in': 'in: actors',
    'actors.date': 'date: 2025-06-30',
    'questions.id': 'id: put-or-patch',
    'people.id': 'id: u43',
    'people.date': 'date: 2025-06-30',
    'poll.options': 'options: [{ label: PUT, votes: 3 }]',
    'poll.options.label': 'label: PUT',
    'poll.options.votes': 'votes: 3. Where nobody chose it, 0',
    'questions.date': 'date: 2025-06-30',
    'answers.question': 'question: put-or-patch',
    'answers.id': 'id: 5678',
    'answers.date': 'date: 2025-06-30',
    'comments.question': 'question: put-or-patch',
    'comments.id': 'id: c9',
    'comments.date': 'date: 2025-06-30',
    'license.name': 'name: CC BY-SA 4.0',
  },
  missingInFiles: {
    settings: {
      title: 'title: Our community archive',
    },
    people: {
      '*': '*: { name: Jane }',
      '*.name': 'name: Jane',
    },
    synonyms: {
      '*': '*: [springboot, boot]',
    },
    tags: {
      '*': '*: { description: How resources are exchanged }',
    },
    categories: {
      '*': '*: { description: How software is made }',
    },
  },
  yaml: {
    tab: 'a line is indented with a tab',
    quote: 'a quotation mark is opened and never closed',
    bracket: 'brackets or commas do not match',
    comma: 'a comma is missing between two values of a list, or a bracket is not closed',
    commas: 'two commas follow each other',
    content: 'something else stands where a value belongs',
    escape: 'inside double quotes a \\ has to be written \\\\',
    textQuotes: 'a value needs quotes, or its quotes do not match',
    dash: 'an item of a list does not begin with - and a space',
    space: 'there is no space after a colon',
    spaces: 'there are spaces before a key',
    colon: 'a line has no colon and space between key and value',
    lineBreak: 'nothing may follow | or >',
    word: 'a list or a group stands where a key belongs',
    badIndentation: 'the line is indented wrongly',
    indentation: 'the indentation is wrong, or a value needs quotes',
    unprintable: 'there is a control character, which can not be seen',
    other: 'this line or the one above it is not in the form that it should have',
  },
  signs: {
    'U+FF1A': 'full-width colon',
    'U+FE55': 'small colon',
    'U+2236': 'ratio sign',
    'U+FF0C': 'full-width comma',
    'U+3001': 'ideographic comma',
    'U+FE50': 'small comma',
    'U+FF3B': 'full-width opening square bracket',
    'U+FF3D': 'full-width closing square bracket',
    'U+FF5B': 'full-width opening brace',
    'U+FF5D': 'full-width closing brace',
    'U+3010': 'black opening bracket',
    'U+3011': 'black closing bracket',
    'U+FF03': 'full-width number sign',
    'U+201C': 'curly opening double quote',
    'U+201D': 'curly closing double quote',
    'U+201E': 'low double quote',
    'U+FF02': 'full-width double quote',
    'U+2018': 'curly opening single quote',
    'U+2019': 'curly closing single quote',
    'U+FF07': 'full-width single quote',
    'U+00A0': 'no-break space (NBSP)',
    'U+3000': 'ideographic space',
    'U+0009': 'tab',
    'U+2010': 'hyphen character',
    'U+2011': 'no-break hyphen',
    'U+2013': 'en dash',
    'U+2014': 'em dash',
    'U+2015': 'horizontal bar',
    'U+2212': 'minus sign',
    'U+2500': 'box-drawing line',
    'U+2022': 'bullet',
    'U+00B7': 'middle dot',
    'U+30FC': 'katakana prolonged sound mark',
    'U+FF0D': 'full-width hyphen',
    NFD: 'Hangul written as single letters (NFD)',
  },
} as const
