// Paths are names of files and places, not words: `src/rest/main.java` says nothing of REST (decision 4).

/** What a file name ends in, where something stands before it that only a path has. */
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

/** @param mark stands where a path was. */
export function dropPaths(text: string, mark: string): string {
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
