// What of a body keywords are looked for in (decision 4): what an author says, without code blocks, formulas, addresses,
// tags, descriptions of pictures and paths. Inline code is part of it.
import { findTags } from './html.ts'
import { isAddressLink, type Token } from './markdown.ts'
import { decodeEntities, isTypeName } from './raw-html.ts'
import { walkBody } from './walk-body.ts'

/** Stands where something was left out: what is on both sides is not read together. */
const leftOut = '\ufffc'
const endOfBlock = '\n'
/** Of white space between words it counts as a line of its own, unlike the end of a line in the file. */
const lineBreak = '\u2028'

/** Elements that are within a word: `<b>취업</b>을`. All others end it. */
const withinWords = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup tt u var'.split(
    ' ',
  ),
)

/** Blocks are in lines. Text of raw HTML is a part of it, of which only a block has any. */
export function toProseText(tokens: readonly Token[]): string {
  let text = ''
  let isAddress = false
  const add = (part: string) => {
    if (!isAddress) text += part
  }
  // A block of code or a formula is no part of it.
  const leaveOut = ({ block }: Token) => {
    if (!block) add(leftOut)
  }
  const addRaw = (part: string) => add(decodeEntities(part).replaceAll('\n', lineBreak))
  walkBody(tokens, {
    text: add,
    code: (content, { block }) => add(block ? '' : content),
    formula: (_, token) => leaveOut(token),
    rawText: addRaw,
    tag: ({ name, start, end }, { content }) => {
      const written = content.slice(start, end)
      if (isTypeName(written)) addRaw(written)
      else if (!withinWords.has(name)) add(name === 'br' ? lineBreak : endOfBlock)
    },
    break: ({ type }) => add(type === 'softbreak' ? ' ' : lineBreak),
    // Its beginning and its end are within words, as those of emphasis are.
    link: (token) => {
      if (!isAddressLink(token)) return
      isAddress = token.nesting > 0
      if (!isAddress) add(leftOut)
    },
    image: leaveOut,
    sign: leaveOut,
    end: ({ type }) => {
      if (type === 'inline' || type === 'html_block') text += endOfBlock
    },
  })
  return dropPaths(text, leftOut)
}

/** What a file name ends in, where something is before it that only a path has. */
const inPaths = `
a asp aspx asset avi bak bash bat bin bmp bz2 c cc cer cfg cjs class clj cmd conf config cpp crt cs csproj css csv cxx dart dat db dll doc
docx dylib edn ejs env erl ex exe exs fbx fs gif go gradle graphql groovy gz h hbs hpp hs htm html hwp hwpx ico ini ipynb iso jar java
jpeg jpg js json jsonl jsp jsx key kt kts less lib lock log lua m map md mdx mjs mm mov mp3 mp4 o obj pdf pem php pl plist png pom ppt
pptx prefab properties proto ps1 psd py pyc r rar rb rs rst sass scala scss sh sln so sql sqlite storyboard svelte svg swift tar tex tf
tgz tmp toml ts tsv tsx txt vb vue war wasm wav webm webp woff woff2 xhtml xib xls xlsx xml xsd xsl yaml yml zip zsh`

/** What a file name alone ends in: nothing else does, as products (`node.js`) and code (`console.log`) do. */
const alone = `
aspx bat bmp cpp csproj css csv dll doc docx dylib exe gif hpp htm html hwp hwpx ini ipynb jar java jpeg jpg json jsonl jsp jsx kt kts
md mdx mp3 mp4 pdf php plist png ppt pptx properties psd rar scss sql sqlite svg swift tar tgz toml tsv tsx txt wasm wav webp
xhtml xls xlsx xml xsd yaml yml zip`

const extensions = new Set(toList(inPaths))
const ownExtensions = new Set(toList(alone))

/** From where a path begins up to what ends it. `input/output` has a letter before its slash and is two words. */
const beginning =
  /(?<![^\s\p{Ps}\p{Pi}"'`,;|*=:<>\ufffc])(?:[a-z]:[\\/]|~[\\/]|\.{1,2}[\\/]|\/)[^\s()[\]{}<>"'`,;|*\ufffc]*/giu

/** What ends a name: nothing of it follows, and no bracket of a call. */
const extension = /\.([a-z\d]{1,10})(?![a-z\d_/\\(]|[.-][a-z\d_])/gi
const outside = /[\s()[\]{}<>"'`,;|*=\ufffc]/

/**
 * Paths are names of files and places, not words: `src/rest/main.java` says nothing of REST (decision 4).
 * @param mark is where a path was.
 */
function dropPaths(text: string, mark: string): string {
  const open = /[\\/]/.test(text) ? text.replace(beginning, mark) : text
  return open.includes('.') ? dropFileNames(open, mark) : open
}

function dropFileNames(text: string, mark: string): string {
  let kept = ''
  let done = 0
  for (const { 0: dotted, 1: name = '', index } of text.matchAll(extension)) {
    if (!extensions.has(name.toLowerCase())) continue
    let start = index
    while (start > done && !outside.test(text.charAt(start - 1))) start -= 1
    const end = index + dotted.length
    kept += text.slice(done, start) + (isPath(text.slice(start, end), name) ? mark : text.slice(start, end))
    done = end
  }
  return kept + text.slice(done)
}

/** A word with an extension at its end; `.md` alone is none of a file. */
function isPath(word: string, name: string): boolean {
  if (/[\\/]/.test(word)) return true
  return ownExtensions.has(name.toLowerCase()) && word.length > name.length + 1
}

function toList(words: string): string[] {
  return words.trim().split(/\s+/)
}

/** In pieces, in no certain order. Tags of raw HTML and addresses may be among them. */
export interface ShownTexts {
  text: string[]
  code: string[]
}

const codeElements = new Set(['code', 'pre', 'kbd', 'samp'])

/** What a body shows, apart by the fonts that show it, whatever it is printed into. */
export function toShownTexts(tokens: readonly Token[]): ShownTexts {
  const shown: ShownTexts = { text: [], code: [] }
  for (const token of tokens) addToken(token, shown)
  return shown
}

function addToken({ type, content, children, info }: Token, { text, code }: ShownTexts): void {
  if (children && children.length > 0) addLine(children, { text, code })
  else if (type === 'code_inline' || type === 'code_block') code.push(content)
  else if (type === 'fence') {
    // The name of its language is no code.
    text.push(info)
    code.push(content)
  } else if (type === 'html_inline' || type === 'html_block') {
    text.push(decodeEntities(content))
    if (type === 'html_block' && beginsCode(content)) code.push(decodeEntities(content))
  } else if (content !== '') text.push(content)
}

/** A line in which a tag begins code is code as a whole, and text as well. */
function addLine(children: readonly Token[], shown: ShownTexts): void {
  for (const child of children) addToken(child, shown)
  if (children.some(({ type, content }) => type === 'html_inline' && beginsCode(content))) {
    // What the line itself holds is not masked.
    shown.code.push(...children.map(({ content }) => decodeEntities(content)))
  }
}

function beginsCode(html: string): boolean {
  return findTags(html).some(({ name }) => codeElements.has(name))
}
