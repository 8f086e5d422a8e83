// The queries and mappings of docs/importing.md, run against tables that have the columns of the real ones.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { findNearestAlias } from '../../../../src/format/names.ts'
import { projectFolder } from '../../../support/project.ts'
import { type Imported, importTable, listLinks } from './import-table.ts'

const readme = readFileSync(join(projectFolder, 'docs/importing.md'), 'utf8')

/** The block of a language below a heading. */
function findBlock(heading: string, language: string): string {
  const [, section = ''] = readme.split(`\n### ${heading}\n`)
  const [own = ''] = section.split('\n### ')
  const [, block = ''] = own.split(`\`\`\`${language}\n`)
  const [text = ''] = block.split('\n```')
  return text
}

function query(heading: string, tables: string): { names: string[]; rows: (string | null)[][] } {
  const database = new DatabaseSync(':memory:')
  database.exec(tables)
  // Functions that SQLite does not have.
  database.function('NOW', () => '2020-01-02')
  database.function('UNIX_TIMESTAMP', () => 1_577_900_000)
  database.function('DATE_FORMAT', (time, _form) => String(time).replaceAll('-', ''))
  // Only MySQL has sessions.
  const statement = database.prepare(findBlock(heading, 'sql').replace(/^SET SESSION.*\n/, ''))
  const names = statement.columns().map(({ name }) => name)
  const rows = statement.all().map((row) => names.map((name) => toText(row[name])))
  database.close()
  return { names, rows }
}

function toText(value: unknown): string | null {
  return value === null ? null : String(value)
}

const signs: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\t': '\\t', '\0': '\\0' }

/** As `mysql --batch` prints it. */
function toBatch({ names, rows }: ReturnType<typeof query>): string {
  const toCell = (cell: string | null) =>
    cell?.replace(/[\\\n\t\0]/g, (sign) => signs[sign] ?? sign) ?? 'NULL'
  return [names, ...rows].map((row) => `${row.map(toCell).join('\t')}\n`).join('')
}

/** As phpMyAdmin exports it. */
function toCsv({ names, rows }: ReturnType<typeof query>): string {
  const toCell = (cell: string | null) => (cell === null ? 'NULL' : `"${cell.replaceAll('"', '""')}"`)
  return [names, ...rows].map((row) => `${row.map(toCell).join(',')}\n`).join('')
}

async function importQuery(heading: string, tables: string): Promise<Imported> {
  const result = query(heading, tables)
  const mapping = findBlock(heading, 'yaml')
  const imported = await importTable({ 'qa.tsv': toBatch(result), 'mapping.yaml': mapping }, 'qa.tsv')
  const again = await importTable(
    { 'qa.csv': toCsv(result), 'mapping.yaml': mapping.replace('format: mysql', 'format: csv') },
    'qa.csv',
  )
  expect(again.records).toEqual(imported.records)
  return imported
}

/** Old addresses of the questions; each can be one. */
function listAliases({ records }: Imported): string[][] {
  const aliases = records.flatMap((record) => (record.type === 'question' ? [record.aliases] : []))
  expect(aliases.flat().filter((alias) => findNearestAlias(alias) !== alias)).toEqual([])
  return aliases
}

const gnuBoard = `CREATE TABLE g5_write_qa (
  wr_id INTEGER PRIMARY KEY, wr_num INT, wr_reply TEXT DEFAULT '', wr_parent INT, wr_is_comment INT DEFAULT 0,
  wr_comment INT DEFAULT 0, wr_comment_reply TEXT DEFAULT '', ca_name TEXT DEFAULT '', wr_option TEXT DEFAULT '',
  wr_subject TEXT DEFAULT '', wr_content TEXT, wr_seo_title TEXT DEFAULT '', wr_hit INT DEFAULT 0,
  wr_good INT DEFAULT 0, wr_nogood INT DEFAULT 0, mb_id TEXT DEFAULT '', wr_name TEXT, wr_datetime TEXT);
INSERT INTO g5_write_qa (wr_id, wr_num, wr_reply, wr_parent, ca_name, wr_option, wr_subject, wr_content, wr_seo_title, wr_hit, wr_good, wr_name, wr_datetime) VALUES
  (1, -1, '', 1, '백엔드', 'html1', '제목 & "따옴표"', '<p>본문' || char(10) || '끝</p>', '제목-따옴표', 12, 3, '철수', '2015-03-04 05:06:07'),
  (2, -1, 'A', 2, '백엔드', 'html2', 'Re: 제목', 'C:\\temp' || char(9) || '줄' || char(10) || '둘째', '', 4, 0, '영희', '2015-03-05 05:06:07'),
  (3, -1, 'AA', 3, '백엔드', '', 'Re: Re: 제목', 'a < b', '', 0, 0, '철수', '2015-03-06 05:06:07'),
  (9, -2, '', 9, '', 'html1,secret', '비밀', '비밀', '', 0, 0, '영희', '2015-03-06 05:06:07');
INSERT INTO g5_write_qa (wr_id, wr_num, wr_parent, wr_is_comment, wr_comment, wr_comment_reply, wr_option, wr_content, wr_name, wr_datetime) VALUES
  (4, -1, 1, 1, 1, '', '', '댓글', '민수', '2015-03-04 06:00:00'),
  (5, -1, 1, 1, 1, 'A', '', '댓글의 댓글', '철수', '2015-03-04 07:00:00'),
  (6, -1, 1, 1, 2, '', 'secret', '비밀 댓글', '민수', '2015-03-04 08:00:00'),
  (7, -1, 2, 1, 1, '', '', '답변의 댓글', '민수', '2015-03-05 06:00:00'),
  (10, -2, 9, 1, 1, '', '', '비밀글의 댓글', '민수', '2015-03-05 06:00:00');`

const xe = `CREATE TABLE rx_modules (module_srl INT, module TEXT, mid TEXT);
CREATE TABLE rx_document_categories (category_srl INT, module_srl INT, title TEXT);
CREATE TABLE rx_document_aliases (alias_srl INT, module_srl INT, document_srl INT, alias_title TEXT);
CREATE TABLE rx_documents (document_srl INT, module_srl INT, category_srl INT DEFAULT 0, title TEXT, content TEXT,
  readed_count INT DEFAULT 0, voted_count INT DEFAULT 0, blamed_count INT DEFAULT 0, comment_count INT DEFAULT 0,
  nick_name TEXT, member_srl INT, tags TEXT, regdate TEXT, last_update TEXT, status TEXT DEFAULT 'PUBLIC');
CREATE TABLE rx_comments (comment_srl INT, module_srl INT, document_srl INT, parent_srl INT DEFAULT 0,
  is_secret TEXT DEFAULT 'N', content TEXT, voted_count INT DEFAULT 0, blamed_count INT DEFAULT 0, nick_name TEXT,
  member_srl INT, regdate TEXT, last_update TEXT, status INT DEFAULT 1);
CREATE TABLE rx_poll (poll_srl INT, stop_date TEXT, upload_target_srl INT, poll_count INT, member_srl INT,
  ipaddress TEXT, regdate TEXT, list_order INT, poll_type INT);
CREATE TABLE rx_poll_title (poll_srl INT, poll_index_srl INT, title TEXT, checkcount INT, poll_count INT,
  upload_target_srl INT, member_srl INT, ipaddress TEXT, regdate TEXT, list_order INT);
CREATE TABLE rx_poll_item (poll_item_srl INT, poll_srl INT, poll_index_srl INT, upload_target_srl INT, title TEXT,
  poll_count INT, add_user_srl INT);
INSERT INTO rx_poll (poll_srl, stop_date, upload_target_srl, poll_count) VALUES
  (300, '20200101', 100, 4), (310, '20200102', 201, 1), (320, '20200101', 101, 1), (330, '20200101', 102, 1);
INSERT INTO rx_poll_title (poll_srl, poll_index_srl, title, checkcount) VALUES
  (300, 301, '무엇을 &lt;b&gt;', 2), (300, 302, '언제', 1), (310, 311, '답의 투표', 1), (320, 321, '비밀', 1), (330, 331, '다른 게시판', 1);
INSERT INTO rx_poll_item (poll_item_srl, poll_srl, poll_index_srl, title, poll_count) VALUES
  (306, 300, 302, '내일', 4), (305, 300, 301, '둘 &amp; 셋', 3), (304, 300, 301, '하나', 2), (312, 310, 311, '네', 1),
  (322, 320, 321, '네', 1), (332, 330, 331, '네', 1);
INSERT INTO rx_modules VALUES (70, 'board', 'qa'), (71, 'board', 'free');
INSERT INTO rx_document_categories VALUES (5, 70, 'Q&amp;A');
INSERT INTO rx_document_aliases VALUES (1, 70, 100, '처음-질문');
INSERT INTO rx_documents (document_srl, module_srl, category_srl, title, content, readed_count, voted_count, blamed_count, nick_name, member_srl, tags, regdate, status) VALUES
  (100, 70, 5, 'a &lt; b', '<p>본문</p><img src="./blank.gif" editor_component="poll_maker" poll_srl="300" />', 7, 2, -1, '철수', 4, 'rest, 스프링', '20150304050607', 'PUBLIC'),
  (101, 70, 0, '비밀', '비밀', 0, 0, 0, '영희', -9, '', '20150304050607', 'SECRET'),
  (102, 71, 0, '다른 게시판', '글', 0, 0, 0, '영희', 0, '', '20150304050607', 'PUBLIC');
INSERT INTO rx_comments (comment_srl, module_srl, document_srl, parent_srl, is_secret, content, voted_count, blamed_count, nick_name, member_srl, regdate, status) VALUES
  (201, 70, 100, 0, 'N', '<p>답</p><div editor_component="poll_maker" poll_srl="310"></div>', 3, -2, '영희', -9, '20150305050607', 1),
  (202, 70, 100, 201, 'N', '<p>댓글</p>', 0, 0, '철수', 4, '20150305060607', 1),
  (203, 70, 100, 202, 'N', '<p>댓글의 댓글</p>', 0, 0, '영희', 0, '20150305070607', 1),
  (204, 70, 100, 0, 'Y', '비밀', 0, 0, '영희', 0, '20150305070607', 1),
  (205, 70, 100, 0, 'N', '', 0, 0, '영희', 0, '20150305070607', 7),
  (206, 70, 100, 205, 'N', '<p>지워진 답의 댓글</p>', 0, 0, '철수', 4, '20150305080607', 1),
  (207, 71, 102, 0, 'N', '다른 게시판', 0, 0, '철수', 4, '20150305080607', 1);`

const wordPress = `CREATE TABLE wp_users (ID INT, user_login TEXT, display_name TEXT);
CREATE TABLE wp_terms (term_id INT, name TEXT, slug TEXT);
CREATE TABLE wp_term_taxonomy (term_taxonomy_id INT, term_id INT, taxonomy TEXT);
CREATE TABLE wp_term_relationships (object_id INT, term_taxonomy_id INT);
CREATE TABLE wp_postmeta (meta_id INT, post_id INT, meta_key TEXT, meta_value TEXT);
CREATE TABLE wp_posts (ID INT, post_author INT, post_date TEXT, post_date_gmt TEXT, post_content TEXT, post_title TEXT,
  post_status TEXT DEFAULT 'publish', post_password TEXT DEFAULT '', post_name TEXT, post_modified_gmt TEXT,
  post_parent INT DEFAULT 0, post_type TEXT);
CREATE TABLE wp_comments (comment_ID INT, comment_post_ID INT, comment_author TEXT, comment_date TEXT,
  comment_date_gmt TEXT, comment_content TEXT, comment_approved TEXT DEFAULT '1', comment_type TEXT DEFAULT 'comment',
  comment_parent INT DEFAULT 0, user_id INT DEFAULT 0);
INSERT INTO wp_users VALUES (1, 'admin', '관리자'), (2, 'chul', '철수');
INSERT INTO wp_terms VALUES (1, 'API', 'api'), (2, '스프링', 'spring'), (3, '백엔드', 'backend');
INSERT INTO wp_term_taxonomy VALUES (11, 1, 'dwqa-question_tag'), (12, 2, 'dwqa-question_tag'), (13, 3, 'dwqa-question_category');
INSERT INTO wp_term_relationships VALUES (10, 11), (10, 12), (10, 13);
INSERT INTO wp_postmeta VALUES (1, 10, '_dwqa_best_answer', '12'), (2, 10, '_dwqa_views', '5');
INSERT INTO wp_posts (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_status, post_password, post_name, post_parent, post_type) VALUES
  (10, 2, '2015-03-04 14:06:07', '2015-03-04 05:06:07', 'a' || char(10) || 'b' || char(10) || char(10) || 'c', 'PUT &amp; PATCH', 'publish', '', '%ed%95%9c', 0, 'dwqa-question'),
  (11, 1, '2015-03-05 14:06:07', '2015-03-05 05:06:07', '답', 'Answer for', 'publish', '', 'answer-for', 10, 'dwqa-answer'),
  (12, 0, '2015-03-06 14:06:07', '2015-03-06 05:06:07', '좋은 답', 'Answer for', 'publish', '', 'answer-for-2', 10, 'dwqa-answer'),
  (13, 1, '2015-03-06 14:06:07', '0000-00-00 00:00:00', '초안', '초안', 'draft', '', '', 0, 'post'),
  (14, 1, '2015-03-07 14:06:07', '2015-03-07 05:06:07', '글' || char(10) || '[php]$a = 1;' || char(10) || char(10) || '$b &lt; 2;[/php][gallery ids="1"][my_form id="2"]', '블로그', 'closed', '', 'blog', 0, 'topic'),
  (15, 1, '2015-03-07 14:06:07', '2015-03-07 05:06:07', '비밀', '비밀', 'publish', 'pw', 'secret', 0, 'post');
INSERT INTO wp_comments (comment_ID, comment_post_ID, comment_author, comment_date_gmt, comment_content, comment_approved, comment_type, comment_parent, user_id) VALUES
  (11, 10, '손님', '2015-03-04 06:00:00', 'https://a.example 참고', '1', '', 0, 0),
  (12, 10, '철수', '2015-03-04 07:00:00', '네', '1', 'comment', 11, 2),
  (13, 12, '철수', '2015-03-06 07:00:00', '고맙습니다', '1', 'comment', 0, 2),
  (14, 10, '광고', '2015-03-06 07:00:00', '광고', 'spam', 'comment', 0, 0),
  (15, 15, '철수', '2015-03-08 07:00:00', '비밀', '1', 'comment', 0, 2);`

const phpBb = `CREATE TABLE phpbb_forums (forum_id INT, forum_name TEXT);
CREATE TABLE phpbb_users (user_id INT, username TEXT);
CREATE TABLE phpbb_topics (topic_id INT, forum_id INT, topic_title TEXT, topic_views INT DEFAULT 0, topic_status INT DEFAULT 0,
  topic_first_post_id INT, topic_visibility INT DEFAULT 1, topic_moved_id INT DEFAULT 0, poll_title TEXT DEFAULT '',
  poll_start INT DEFAULT 0, poll_length INT DEFAULT 0, poll_max_options INT DEFAULT 1);
CREATE TABLE phpbb_posts (post_id INT, topic_id INT, forum_id INT, poster_id INT, post_username TEXT DEFAULT '', post_time INT,
  post_text TEXT, bbcode_uid TEXT DEFAULT '', post_edit_time INT DEFAULT 0, post_edit_user INT DEFAULT 0, post_visibility INT DEFAULT 1);
CREATE TABLE phpbb_poll_options (poll_option_id INT, topic_id INT, poll_option_text TEXT, poll_option_total INT);
CREATE TABLE phpbb_poll_votes (topic_id INT, poll_option_id INT, vote_user_id INT, vote_user_ip TEXT);
INSERT INTO phpbb_forums VALUES (2, '물음 &amp; 답'), (9, '운영진');
INSERT INTO phpbb_users VALUES (1, 'Anonymous'), (2, '관리자'), (5, '철수 &lt;3');
INSERT INTO phpbb_topics (topic_id, forum_id, topic_title, topic_views, topic_status, topic_first_post_id, topic_visibility, topic_moved_id, poll_title, poll_start, poll_length, poll_max_options) VALUES
  (10, 2, 'a &lt; b', 7, 1, 100, 1, 0, '<t>무엇을?</t>', 1425445567, 86400, 2),
  (11, 2, '지운 글', 0, 0, 110, 2, 0, '', 0, 0, 1),
  (12, 9, '운영', 0, 0, 120, 1, 0, '', 0, 0, 1),
  (13, 2, '옮긴 글', 0, 2, 100, 1, 10, '', 0, 0, 1);
INSERT INTO phpbb_posts (post_id, topic_id, poster_id, post_username, post_time, post_text, bbcode_uid, post_edit_time, post_edit_user, post_visibility) VALUES
  (100, 10, 5, '', 1425445567, '[b:1a2b3c4d]가[/b:1a2b3c4d]' || char(10) || '[i]나', '1a2b3c4d', 1425445600, 2, 1),
  (101, 10, 1, '지나가는 이', 1425445700, '<r><B><s>[b]</s>답<e>[/b]</e></B></r>', '', 0, 0, 1),
  (102, 10, 5, '', 1425445800, '<t>지움</t>', '', 0, 0, 2),
  (110, 11, 5, '', 1425445567, '<t>지움</t>', '', 0, 0, 1),
  (120, 12, 2, '', 1425445567, '<t>운영</t>', '', 0, 0, 1);
INSERT INTO phpbb_poll_options VALUES (2, 10, '<t>둘</t>', 1), (1, 10, 'a &amp; b', 2);
INSERT INTO phpbb_poll_votes VALUES (10, 1, 5, '1.1.1.1'), (10, 1, 1, '1.1.1.2'), (10, 2, 5, '1.1.1.1');`

interface Expected {
  links: string[]
  notes: string[]
  /** Parts of records by their places, as JSON. */
  records: Record<number, string>
  /** What a record does not have, by its place. */
  absent: Record<number, [key: string, value: unknown]>
  /** Of each question. */
  aliases: string[][]
}

test.each<[heading: string, tables: string, Expected]>([
  [
    'GnuBoard 5',
    gnuBoard,
    {
      links: [
        ...['question 1', 'answer 2 of 1', 'answer 3 of 1 to 2', 'comment 4 of 1', 'comment 5 of 1 to 4'],
        'comment 7 of 1 on 2',
      ],
      notes: ['table-row-without-question comment 10 9'],
      records: {
        1: String.raw`{"title": "제목 & \"따옴표\"", "category": "백엔드", "at": "2015-03-04T05:06:07+09:00", "actor": "철수",
          "body": {"html": "<p>본문\n끝</p>"}, "views": 12, "recommended": 3, "needsSupplement": 0}`,
        2: String.raw`{"body": {"html": "<p>C:\\temp\t줄<br>둘째</p>"}}`,
        3: '{"body": {"html": "<p>a &lt; b</p>"}}',
      },
      absent: { 4: ['recommended', 0] },
      aliases: [
        [
          ...['/bbs/board.php?bo_table=qa&wr_id=1', '/qa/1', '/qa/제목-따옴표/'],
          ...['/bbs/board.php?bo_table=qa&wr_id=2#answer-2', '/qa/2#answer-2'],
          ...['/bbs/board.php?bo_table=qa&wr_id=3#answer-3', '/qa/3#answer-3'],
          ...['/bbs/board.php?bo_table=qa&wr_id=4#comment-4', '/bbs/board.php?bo_table=qa&wr_id=5#comment-5'],
          '/bbs/board.php?bo_table=qa&wr_id=7#comment-7',
        ],
      ],
    },
  ],
  [
    'XE and Rhymix',
    xe,
    {
      links: [
        ...['question 100', 'answer 201 of 100', 'comment 202 of 100 on 201'],
        ...['comment 203 of 100 on 201 to 202', 'comment 206 of 100'],
      ],
      notes: [],
      records: {
        1: `{"title": "a < b", "category": "Q&A", "tags": ["rest", "스프링"], "at": "2015-03-04T05:06:07+09:00",
          "actor": "철수", "person": "4", "body": {"html": "<p>본문</p>"}, "views": 7, "recommended": 2, "needsSupplement": 1,
          "poll": [{"title": "무엇을 <b>", "multiple": true, "closed": true, "voters": 4,
            "options": [{"label": "하나", "votes": 2}, {"label": "둘 & 셋", "votes": 3}]},
            {"title": "언제", "closed": true, "voters": 4, "options": [{"label": "내일", "votes": 4}]}]}`,
        2: `{"poll": [{"title": "답의 투표", "voters": 1, "options": [{"label": "네", "votes": 1}]}],
          "recommended": 3, "needsSupplement": 2}`,
      },
      absent: { 2: ['person', '-9'] },
      aliases: [
        [
          ...['/index.php?mid=qa&document_srl=100', '/index.php?document_srl=100'],
          ...['/?mid=qa&document_srl=100', '/?document_srl=100', '/qa/100', '/qa/entry/처음-질문'],
        ],
      ],
    },
  ],
  [
    'WordPress',
    wordPress,
    {
      links: [
        ...['question 10', 'answer 11 of 10', 'answer 12 of 10', 'comment c11 of 10'],
        ...['comment c12 of 10 to c11', 'comment c13 of 10 on 12', 'question 14'],
      ],
      notes: ['table-place-emptied question 14 [gallery ids="1"]', 'table-tag-unknown question 14 [my_form]'],
      records: {
        1: `{"title": "PUT & PATCH", "category": "백엔드", "tags": ["API", "스프링"], "at": "2015-03-04T05:06:07+00:00",
          "actor": "철수", "person": "2", "body": {"html": "<p>a<br>b</p><p>c</p>"}}`,
        3: '{"accepted": true, "actor": "익명"}',
        4: String.raw`{"actor": "손님",
          "body": {"html": "<p><a href=\"https://a.example\">https://a.example</a> 참고</p>"}}`,
        7: String.raw`{"closed": {}, "body": {"html":
          "<p>글</p><pre class=\"language-php\">$a = 1;\n\n$b &lt; 2;</pre><p>[my_form id=\"2\"]</p>"}}`,
      },
      absent: { 2: ['accepted', true] },
      aliases: [
        [
          ...['/?p=10', '/2015/03/%ed%95%9c/', '/2015/03/04/%ed%95%9c/', '/question/%ed%95%9c/'],
          ...['/?p=11#answer-11', '/?p=12#answer-12'],
        ],
        ['/?p=14', '/2015/03/blog/', '/2015/03/07/blog/', '/question/blog/'],
      ],
    },
  ],
  [
    'phpBB',
    phpBb,
    {
      links: ['question 10', 'answer 101 of 10'],
      notes: [],
      records: {
        1: `{"title": "a < b", "category": "물음 & 답", "at": "2015-03-04T14:06:07+09:00", "actor": "철수 <3", "person": "5",
          "edited": [{"at": "2015-03-04T14:06:40+09:00", "actor": "관리자"}], "views": 7, "locked": true,
          "body": {"html": "<p><b>가</b><br>[i]나</p>"}, "poll": [{"title": "무엇을?", "multiple": true, "closed": true,
            "voters": 2, "options": [{"label": "a & b", "votes": 2}, {"label": "둘", "votes": 1}]}]}`,
        2: '{"actor": "지나가는 이", "body": {"html": "<p><b>답</b></p>"}}',
      },
      absent: {},
      aliases: [
        [
          ...['/viewtopic.php?t=10', '/viewtopic.php?f=2&t=10', '/viewtopic.php?p=100'],
          ...['/viewtopic.php?f=2&t=10&p=100', '/viewtopic.php?p=101#answer-101'],
          '/viewtopic.php?f=2&t=10&p=101#answer-101',
        ],
      ],
    },
  ],
])('%s', async (heading, tables, { links, notes, records, absent, aliases }) => {
  const imported = await importQuery(heading, tables)
  expect(listLinks(imported)).toEqual(links)
  expect(imported.notes).toEqual(notes)
  for (const [place, part] of Object.entries(records))
    expect(imported.records[Number(place)]).toMatchObject(JSON.parse(part))
  for (const [place, pair] of Object.entries(absent))
    expect(imported.records[Number(place)]).not.toHaveProperty(...pair)
  expect(listAliases(imported)).toEqual(aliases)
})

test('a spreadsheet', async () => {
  const files = {
    'posts.csv': findBlock('A spreadsheet', 'csv'),
    'mapping.yaml': findBlock('A spreadsheet', 'yaml'),
  }
  const imported = await importTable(files)
  expect(listLinks(imported)).toEqual(['question 1', 'answer 2 of 1', 'comment 3 of 1 on 2'])
  expect(imported.notes).toEqual([])
})

test('the example of a mapping', async () => {
  const [, section = ''] = readme.split('\n## Tables\n')
  const [, yaml = ''] = section.split('```yaml\n')
  const [mapping = ''] = yaml.split('\n```')
  const imported = await importTable(
    {
      'posts.csv': '번호,제목,작성일,글쓴이,내용,태그\n1,제목,2024-05-01,철수,본문,rest  api\n',
      'comments.csv': '원글,작성일,글쓴이,내용\n1,2024-05-02,영희,댓글\n',
      'mapping.yaml': mapping.replace('encoding: euc-kr', 'encoding: utf-8'),
    },
    'mapping.yaml',
  )
  expect(imported.records.map(({ type }) => type)).toEqual(['source', 'question', 'comment'])
  expect(imported.records[1]).toMatchObject({
    tags: ['rest', 'api'],
    category: '개발자',
    aliases: ['/board.php?id=1'],
  })
})
