// The queries and mappings of documents, run against tables that have the columns of the real ones.
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { findNearestAlias } from '../../../../src/format/names.ts'
import { findBlock, readPage } from './documents.ts'
import { type Imported, importTable, listLinks } from './import-table.ts'

function query(sql: string, tables: string): { names: string[]; rows: (string | null)[][] } {
  const database = new DatabaseSync(':memory:')
  database.exec(tables)
  // Functions that SQLite does not have.
  database.function('NOW', () => '2020-01-02')
  database.function('UNIX_TIMESTAMP', () => 1_577_900_000)
  database.function('DATE_FORMAT', (time, _form) => String(time).replaceAll('-', ''))
  database.function('REGEXP_REPLACE', (text, pattern, by) =>
    replaceAll(String(text), String(pattern), String(by)),
  )
  // Only MySQL has sessions, and a word before a separator.
  const statement = database.prepare(
    sql.replace(/^SET SESSION.*\n/, '').replace(/ (ORDER BY \w+) SEPARATOR ('')/g, ', $2 $1'),
  )
  const names = statement.columns().map(({ name }) => name)
  const rows = statement.all().map((row) => names.map((name) => toText(row[name])))
  database.close()
  return { names, rows }
}

/** @param pattern as SQL has it, where a backslash stands before another. */
function replaceAll(text: string, pattern: string, by: string): string {
  return text.replaceAll(new RegExp(pattern.replaceAll('\\\\', '\\'), 'g'), by)
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

async function importQuery(page: string, tables: string, sql = findBlock(page, 'sql')): Promise<Imported> {
  const result = query(sql, tables)
  const mapping = findBlock(page, 'yaml')
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
  wr_good INT DEFAULT 0, wr_nogood INT DEFAULT 0, mb_id TEXT DEFAULT '', wr_name TEXT, wr_datetime TEXT,
  wr_link1 TEXT DEFAULT '', wr_link2 TEXT DEFAULT '');
CREATE TABLE g5_board_file (bo_table TEXT, wr_id INT, bf_no INT, bf_source TEXT, bf_file TEXT, bf_content TEXT, bf_type INT);
INSERT INTO g5_board_file VALUES
  ('qa', 1, 1, '기록 & <1>.zip', '2_b.zip', '', 0), ('qa', 1, 2, '둘.webp', '3_c.webp', '', 18), ('qa', 1, 0, '하나.png', '1_a.png', '"화면" & 글', 3),
  ('qa', 2, 0, '셋.jpg', '4_d.jpg', '', 2), ('qa', 3, 0, '넷.gif', '5_e.gif', '', 1), ('qa', 3, 1, '', '', '', 0),
  ('free', 1, 0, '다른 게시판.png', '6_f.png', '', 3), ('qa', 9, 0, '비밀.png', '7_g.png', '', 3);
INSERT INTO g5_write_qa (wr_id, wr_num, wr_reply, wr_parent, ca_name, wr_option, wr_subject, wr_content, wr_seo_title, wr_hit, wr_good, mb_id, wr_name, wr_datetime) VALUES
  (1, -1, '', 1, '백엔드', 'html1', '제목 & "따옴표"', '<p>본문' || char(10) || '끝</p>', '제목-따옴표', 12, 3, 'chulsu', '철수', '2015-03-04 05:06:07'),
  (2, -1, 'A', 2, '백엔드', 'html2', 'Re: 제목', 'C:\\temp' || char(9) || '줄' || char(10) || '둘째', '', 4, 0, '', '영희', '2015-03-05 05:06:07'),
  (3, -1, 'AA', 3, '백엔드', '', 'Re: Re: 제목', 'a < b &amp; [php]' || char(10) || '가' || char(10) || char(9) || '나  다', '', 0, 0, 'chulsu', '철수네', '2015-03-06 05:06:07'),
  (9, -2, '', 9, '', 'html1,secret', '비밀', '비밀', '', 0, 0, '', '영희', '2015-03-06 05:06:07');
INSERT INTO g5_write_qa (wr_id, wr_num, wr_parent, wr_is_comment, wr_comment, wr_comment_reply, wr_option, wr_content, wr_name, wr_datetime) VALUES
  (4, -1, 1, 1, 1, '', '', '댓글', '민수', '2015-03-04 06:00:00'),
  (5, -1, 1, 1, 1, 'A', '', '댓글의 댓글', '철수', '2015-03-04 07:00:00'),
  (6, -1, 1, 1, 2, '', 'secret', '비밀 댓글', '민수', '2015-03-04 08:00:00'),
  (7, -1, 2, 1, 1, '', '', '답변의 댓글', '민수', '2015-03-05 06:00:00'),
  (10, -2, 9, 1, 1, '', '', '비밀글의 댓글', '민수', '2015-03-05 06:00:00');
UPDATE g5_write_qa SET wr_link1 = 'https://a.example/?a=1&b="<2>"' WHERE wr_id = 1;
UPDATE g5_write_qa SET wr_link2 = 'www.b.example/c_d_e' WHERE wr_id IN (1, 3);`

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

const question2Answer = `CREATE TABLE qa_users (userid INT, handle TEXT);
CREATE TABLE qa_categories (categoryid INT, parentid INT, title TEXT, tags TEXT, backpath TEXT);
CREATE TABLE qa_posts (postid INT, type TEXT, parentid INT, categoryid INT, selchildid INT, closedbyid INT, userid INT, lastuserid INT,
  upvotes INT DEFAULT 0, downvotes INT DEFAULT 0, netvotes INT DEFAULT 0, views INT DEFAULT 0, format TEXT DEFAULT '', created TEXT,
  updated TEXT, updatetype TEXT, title TEXT, content TEXT, tags TEXT, name TEXT, notify TEXT);
INSERT INTO qa_users VALUES (1, 'amy'), (2, 'ben');
INSERT INTO qa_categories VALUES (3, NULL, 'Kitchen', 'kitchen', 'kitchen'), (4, 3, 'Fruit & nuts', 'fruit', 'fruit/kitchen');
INSERT INTO qa_posts (postid, type, parentid, categoryid, selchildid, closedbyid, userid, lastuserid, upvotes, downvotes, views, format, created, updated, updatetype, title, content, tags, name, notify) VALUES
  (12, 'Q', NULL, 4, 14, NULL, 1, 2, 3, 1, 90, 'html', '2015-03-04 05:06:07', '2015-03-04 06:00:00', 'E', 'How long & why?', '<p>a</p>', 'fruit,drying', NULL, 'amy@mail.invalid'),
  (13, 'A', 12, 4, NULL, NULL, 2, NULL, 1, 2, 0, '', '2015-03-04 07:00:00', NULL, NULL, NULL, 'a < b' || char(10) || 'c', NULL, NULL, '@'),
  (14, 'A', 12, 4, NULL, NULL, NULL, NULL, 2, 0, 0, 'html', '2015-03-04 08:00:00', '2015-03-05 08:00:00', 'S', NULL, '<p>b</p>', NULL, 'a guest', NULL),
  (15, 'C', 14, 4, NULL, NULL, 1, NULL, 4, 0, 0, '', '2015-03-04 09:00:00', NULL, NULL, NULL, 'Thanks', NULL, NULL, NULL),
  (16, 'C', 12, 4, NULL, NULL, NULL, NULL, 0, 0, 0, '', '2015-03-04 09:30:00', NULL, NULL, NULL, 'Which?', NULL, NULL, NULL),
  (17, 'A_HIDDEN', 12, 4, NULL, NULL, 2, NULL, 0, 0, 0, '', '2015-03-04 09:30:00', NULL, NULL, NULL, 'hidden', NULL, NULL, NULL),
  (18, 'C', 17, 4, NULL, NULL, 2, NULL, 0, 0, 0, '', '2015-03-04 09:40:00', NULL, NULL, NULL, 'of a hidden one', NULL, NULL, NULL),
  (20, 'Q', 13, 3, NULL, 12, 2, NULL, 0, 0, 5, 'markdown', '2015-04-04 05:06:07', NULL, NULL, 'Second', '*a*', NULL, NULL, NULL),
  (22, 'Q', NULL, NULL, NULL, 23, 2, NULL, 0, 0, 5, '', '2015-05-04 05:06:07', '2015-05-05 05:06:07', 'C', 'Third', 'a', '', NULL, NULL),
  (23, 'NOTE', 22, NULL, NULL, NULL, 1, NULL, 0, 0, 0, '', '2015-05-05 05:06:07', NULL, NULL, NULL, 'Off topic', NULL, NULL, NULL),
  (30, 'Q_HIDDEN', NULL, 3, NULL, NULL, 2, NULL, 0, 0, 5, '', '2015-05-04 05:06:07', NULL, NULL, 'hidden', 'hidden', '', NULL, NULL),
  (31, 'A', 30, 3, NULL, NULL, 2, NULL, 0, 0, 0, '', '2015-05-04 05:06:07', NULL, NULL, NULL, 'to a hidden one', NULL, NULL, NULL),
  (32, 'Q_QUEUED', NULL, 3, NULL, NULL, 2, NULL, 0, 0, 5, '', '2015-05-04 05:06:07', NULL, NULL, 'waiting', 'waiting', '', NULL, NULL);`

const flarum = `CREATE TABLE flarum_users (id INT, username TEXT, nickname TEXT);
CREATE TABLE flarum_tags (id INT, name TEXT, slug TEXT, position INT, parent_id INT, is_restricted INT DEFAULT 0);
CREATE TABLE flarum_discussions (id INT, title TEXT, slug TEXT, user_id INT, first_post_id INT, hidden_at TEXT, is_private INT DEFAULT 0,
  is_approved INT DEFAULT 1, is_locked INT DEFAULT 0, best_answer_post_id INT, view_count INT);
CREATE TABLE flarum_discussion_tag (discussion_id INT, tag_id INT);
CREATE TABLE flarum_post_likes (post_id INT, user_id INT);
CREATE TABLE flarum_post_mentions_post (post_id INT, mentions_post_id INT);
CREATE TABLE flarum_posts (id INT, discussion_id INT, number INT, created_at TEXT, user_id INT, type TEXT DEFAULT 'comment', content TEXT,
  edited_at TEXT, edited_user_id INT, hidden_at TEXT, is_private INT DEFAULT 0, is_approved INT DEFAULT 1);
INSERT INTO flarum_users VALUES (1, 'amy', 'Amy'), (2, 'ben', NULL);
INSERT INTO flarum_tags VALUES (1, 'Kitchen', 'kitchen', 0, NULL, 0), (2, 'Crew', 'crew', 1, NULL, 1), (3, 'rain', 'rain', NULL, NULL, 0), (4, 'Drying', 'drying', 0, 1, 0);
INSERT INTO flarum_discussions (id, title, slug, user_id, first_post_id, hidden_at, is_private, is_approved, is_locked, best_answer_post_id, view_count) VALUES
  (7, 'a <b> &amp; c', 'a-b-c', 1, 70, NULL, 0, 1, 1, 72, 44), (8, 'a & b', 'crew', 1, 80, NULL, 0, 1, 0, NULL, 1),
  (9, 'Hidden', 'hidden', 1, 90, '2022-01-03 00:00:00', 0, 1, 0, NULL, 1), (10, 'Private', 'private', 1, 100, NULL, 1, 1, 0, NULL, 1),
  (11, 'Waiting', 'waiting', 1, 110, NULL, 0, 0, 0, NULL, 1);
INSERT INTO flarum_discussion_tag VALUES (7, 1), (7, 3), (7, 4), (8, 2);
INSERT INTO flarum_post_likes VALUES (72, 1), (72, 2), (70, 2);
INSERT INTO flarum_post_mentions_post VALUES (72, 70), (72, 73), (73, 72), (73, 80);
INSERT INTO flarum_posts (id, discussion_id, number, created_at, user_id, type, content, edited_at, edited_user_id, hidden_at, is_private, is_approved) VALUES
  (70, 7, 1, '2022-01-01 00:00:00', 1, 'comment', '<r><p>Is <STRONG><s>**</s>rain<e>**</e></STRONG> <C><s>\`</s>a &lt; b<e>\`</e></C>?<br/>
line &amp;amp; List&lt;String&gt; <EMOJI seq="1f4af">:100:</EMOJI></p>

<CODE lang="c"><s>\`\`\`c</s><i>
</i>if (a &amp;&amp; b)
    c("d");<i>
</i><e>\`\`\`</e></CODE>

<LIST><LI><s>- </s>one</LI>
<LI><s>- </s>two</LI></LIST>
<p><UPL-IMAGE-PREVIEW url="https://f.example/1.png">[upl-image-preview url=https://f.example/1.png]</UPL-IMAGE-PREVIEW> <UPL-IMAGE-PREVIEW uuid="b-1" url="https://f.example/2.png">[upl-image-preview uuid=b-1 url=https://f.example/2.png alt={TEXT?}]</UPL-IMAGE-PREVIEW></p></r>', NULL, NULL, NULL, 0, 1),
  (71, 7, 2, '2022-01-01 01:00:00', 2, 'comment', '<r><QUOTE><i>&gt; </i><p><POSTMENTION id="70">@"Amy"#p70</POSTMENTION> Is it?</p></QUOTE>

<p>Yes<e></e></p></r>', '2022-01-01 02:00:00', 1, NULL, 0, 1),
  (72, 7, 3, '2022-01-01 03:00:00', 1, 'comment', '<t><p>1 &lt; 2</p></t>', NULL, NULL, NULL, 0, 1),
  (73, 7, 4, '2022-01-01 03:30:00', NULL, 'comment', '<r><TABLE><THEAD><TR><i>| </i><TH>a<i> | </i></TH><TH>b<i> |</i></TH></TR></THEAD><i>
|---|---|
</i><TBODY><TR><i>| </i><TD>1<i> | </i></TD><TD>2<i> |</i></TD></TR></TBODY></TABLE></r>', NULL, NULL, NULL, 0, 1),
  (74, 7, 5, '2022-01-01 04:00:00', 1, 'discussionLocked', '{"locked":true}', NULL, NULL, NULL, 0, 1),
  (75, 7, 6, '2022-01-01 04:00:00', 2, 'comment', '<t><p>hidden</p></t>', NULL, NULL, '2022-01-05 00:00:00', 0, 1),
  (76, 7, 7, '2022-01-01 04:00:00', 2, 'comment', '<t><p>private</p></t>', NULL, NULL, NULL, 1, 1),
  (77, 7, 8, '2022-01-01 04:00:00', 2, 'comment', '<t><p>waiting</p></t>', NULL, NULL, NULL, 0, 0),
  (80, 8, 1, '2022-01-01 04:00:00', 1, 'comment', '<t><p>crew</p></t>', NULL, NULL, NULL, 0, 1),
  (90, 9, 1, '2022-01-01 04:00:00', 1, 'comment', '<t><p>of a hidden one</p></t>', NULL, NULL, NULL, 0, 1),
  (100, 10, 1, '2022-01-01 04:00:00', 1, 'comment', '<t><p>of a private one</p></t>', NULL, NULL, NULL, 0, 1),
  (110, 11, 1, '2022-01-01 04:00:00', 1, 'comment', '<t><p>of a waiting one</p></t>', NULL, NULL, NULL, 0, 1);`

/** What somebody typed in Flarum. */
const typed =
  'Is **rain** `a < b`?\nline &amp; List<String> :100:\n\n```c\nif (a && b)\n    c("d");\n```\n\n- one\n- two'
const uploads =
  '[upl-image-preview url=https://f.example/1.png] [upl-image-preview uuid=b-1 url=https://f.example/2.png alt={TEXT?}]'

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

test.each<[page: string, tables: string, Expected]>([
  [
    'gnuboard.md',
    gnuBoard,
    {
      links: [
        ...['question 1', 'answer 2 of 1', 'answer 3 of 1 to 2', 'comment 4 of 1', 'comment 5 of 1 to 4'],
        'comment 7 of 1 on 2',
      ],
      notes: ['table-row-without-question comment 10 9'],
      records: {
        1: String.raw`{"title": "제목 & \"따옴표\"", "category": "백엔드", "at": "2015-03-04T05:06:07+09:00", "actor": "철수",
          "person": "chulsu", "views": 12, "recommended": 3, "needsSupplement": 0,
          "body": {"html": "<p><img src=\"/data/file/qa/1_a.png\" alt=\"&quot;화면&quot; &amp; 글\"></p><p><img src=\"/data/file/qa/3_c.webp\" alt=\"\"></p><p>본문\n끝</p><p><a href=\"/data/file/qa/2_b.zip\">기록 &amp; &lt;1>.zip</a></p><p><a href=\"https://a.example/?a=1&amp;b=&quot;&lt;2>&quot;\">https://a.example/?a=1&amp;b=&quot;&lt;2>&quot;</a></p><p><a href=\"http://www.b.example/c_d_e\">http://www.b.example/c_d_e</a></p>"}}`,
        2: String.raw`{"body": {"html": "<p><img src=\"/data/file/qa/4_d.jpg\" alt=\"\"></p><p>C:\\temp\t줄<br>둘째</p>"}}`,
        3: String.raw`{"actor": "철수네", "person": "chulsu",
          "body": {"html": "<p><img src=\"/data/file/qa/5_e.gif\" alt=\"\"></p><p>a &lt; b &amp;amp; [php]<br>가<br>&nbsp; &nbsp; 나&nbsp; 다</p><p><a href=\"http://www.b.example/c_d_e\">http://www.b.example/c_d_e</a></p>"}}`,
      },
      absent: { 2: ['person', ''], 4: ['recommended', 0] },
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
    'xe.md',
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
    'wordpress.md',
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
    'phpbb.md',
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
  [
    'question2answer.md',
    question2Answer,
    {
      links: [
        ...[
          'question 12',
          'answer 13 of 12',
          'answer 14 of 12',
          'comment 15 of 12 on 14',
          'comment 16 of 12',
        ],
        ...['question 20', 'question 22'],
      ],
      notes: ['table-row-without-question comment 18 17', 'table-row-without-question answer 31 30'],
      records: {
        1: `{"title": "How long & why?", "category": "Fruit & nuts", "tags": ["fruit", "drying"], "at": "2015-03-04T05:06:07+00:00",
          "actor": "amy", "person": "1", "edited": [{"at": "2015-03-04T06:00:00+00:00", "actor": "ben"}],
          "body": {"html": "<p>a</p>"}, "views": 90, "recommended": 3, "needsSupplement": 1}`,
        2: String.raw`{"body": {"html": "<p>a &lt; b<br>\nc</p>"}, "recommended": 1, "needsSupplement": 2}`,
        3: '{"accepted": true, "actor": "a guest", "edited": [], "body": {"html": "<p>b</p>"}}',
        4: '{"recommended": 4}',
        5: '{"actor": "익명"}',
        6: '{"body": {"markdown": "*a*"}, "related": ["12"], "closed": {"of": ["12"]}}',
        7: '{"closed": {"reason": "Off topic"}}',
      },
      absent: { 2: ['accepted', true], 4: ['needsSupplement', 0] },
      aliases: [
        ['/?qa=12', '/index.php?qa=12', '/12/*', '/index.php/12/*'],
        ['/?qa=20', '/index.php?qa=20', '/20/*', '/index.php/20/*'],
        ['/?qa=22', '/index.php?qa=22', '/22/*', '/index.php/22/*'],
      ],
    },
  ],
  [
    'flarum.md',
    flarum,
    {
      links: ['question 7', 'answer 71 of 7', 'answer 72 of 7', 'answer 73 of 7'],
      notes: [],
      records: {
        1: JSON.stringify({
          ...{
            title: 'a <b> & c',
            category: 'Kitchen',
            tags: ['Drying', 'rain'],
            at: '2022-01-01T00:00:00+00:00',
          },
          ...{ actor: 'Amy', person: '1', views: 44, recommended: 1, locked: true },
          body: { lines: true, markdown: `${typed}\n${uploads}` },
        }),
        2: String.raw`{"actor": "ben", "edited": [{"at": "2022-01-01T02:00:00+00:00", "actor": "Amy"}],
          "body": {"markdown": "> @\"Amy\"#p70 Is it?\n\nYes"}}`,
        3: '{"accepted": true, "recommended": 2, "body": {"markdown": "1 < 2"}}',
        4: String.raw`{"actor": "deleted user", "body": {"markdown": "| a | b |\n|---|---|\n| 1 | 2 |"}}`,
      },
      absent: { 4: ['person', ''] },
      aliases: [
        [
          ...['/d/7-a-b-c', '/d/7-*', '/d/7', '/d/7-a-b-c/1', '/d/7-*/1', '/d/7/1'],
          ...['/d/7-a-b-c/2#answer-71', '/d/7-*/2#answer-71', '/d/7/2#answer-71'],
          ...['/d/7-a-b-c/3#answer-72', '/d/7-*/3#answer-72', '/d/7/3#answer-72'],
          ...['/d/7-a-b-c/4#answer-73', '/d/7-*/4#answer-73', '/d/7/4#answer-73'],
        ],
      ],
    },
  ],
])('%s', async (page, tables, { links, notes, records, absent, aliases }) => {
  const imported = await importQuery(page, tables)
  expect(listLinks(imported)).toEqual(links)
  expect(imported.notes).toEqual(notes)
  for (const [place, part] of Object.entries(records))
    expect(imported.records[Number(place)]).toMatchObject(JSON.parse(part))
  for (const [place, pair] of Object.entries(absent))
    expect(imported.records[Number(place)]).not.toHaveProperty(...pair)
  expect(listAliases(imported)).toEqual(aliases)
})

test('replies and pictures by extensions of Flarum', async () => {
  const [, replies, pictures] = readPage('flarum.md').split(
    /\n(?=With the extension Mentions|Pictures of FoF)/,
  )
  const sql = findBlock('flarum.md', 'sql')
    .replace(/^.* AS title,$/m, (line) => `${findBlock('flarum.md', 'sql', replies)}\n${line}`)
    .replace(/p\.content(?=,)/, () => findBlock('flarum.md', 'sql', pictures))
  const imported = await importQuery('flarum.md', flarum, sql)
  const shown = '![](https://f.example/1.png) ![](https://f.example/2.png)'
  expect(imported.records[1]).toMatchObject({ body: { markdown: `${typed}\n${shown}` } })
  expect(listLinks(imported)).toEqual([
    ...['question 7', 'answer 71 of 7', 'answer 72 of 7', 'answer 73 of 7 to 72'],
  ])
})

test('a spreadsheet', async () => {
  const [, section] = readPage('importing.md').split('\n### A spreadsheet\n')
  const files = {
    'posts.csv': findBlock('importing.md', 'csv', section),
    'mapping.yaml': findBlock('importing.md', 'yaml', section),
  }
  const imported = await importTable(files)
  expect(listLinks(imported)).toEqual(['question 1', 'answer 2 of 1', 'comment 3 of 1 on 2'])
  expect(imported.notes).toEqual([])
})

test('the example of a mapping', async () => {
  const [, section] = readPage('importing.md').split('\n## Tables\n')
  const mapping = findBlock('importing.md', 'yaml', section)
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

test('keys of objects inside of others, as importing.md names them', async () => {
  const [, columns = ''] = /`(columns: \{ actor: author\.nickname[^`]*)`/.exec(readPage('importing.md')) ?? []
  const row = { type: 'question', id: '1', at: '2024-05-01', author: { nickname: '철수' } }
  const { records } = await importTable(
    {
      'posts.ndjson': JSON.stringify({ ...row, content: { text: { html: '<p>본문</p>' } } }),
      'mapping.yaml': `source: { key: a }\nconstants: { bodyFormat: html }\n${columns.replace('{', '{ type: type, id: id, at: at,')}\n`,
    },
    'posts.ndjson',
  )
  expect(records[1]).toMatchObject({ actor: '철수', body: { html: '<p>본문</p>' } })
})
