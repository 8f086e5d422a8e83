// How languages of code are called over a block. Only these names are printed: what an author wrote there may be anything.
const ownNames =
  'AngelScript Bash CMake CSS CSV Dart GLSL Gradle Groovy INI JSX Less Mermaid Properties R Scala SCSS SVG Swift TOML TSX Vue'

/** Words that stand for a language, its own name in lower case among them. */
const spellings: Readonly<Record<string, string>> = {
  C: 'c h',
  'C#': 'csharp cs c#',
  'C++': 'cpp c++ cc cxx hpp h++ hh hxx',
  Diff: 'diff patch',
  Dockerfile: 'dockerfile docker',
  Elixir: 'elixir ex exs',
  Go: 'go golang',
  GraphQL: 'graphql gql',
  Haskell: 'haskell hs',
  HCL: 'hcl tf terraform',
  HTML: 'html xhtml',
  HTTP: 'http https',
  Java: 'java jsp',
  JavaScript: 'javascript js mjs cjs',
  JSON: 'json jsonc json5',
  Kotlin: 'kotlin kt kts',
  Lua: 'lua pluto',
  Makefile: 'makefile make mak mk',
  Markdown: 'markdown md mkdown mkd',
  Nginx: 'nginx nginxconf',
  'Objective-C': 'objectivec objective-c objc obj-c mm',
  Perl: 'perl pl pm',
  PHP: 'php php-template',
  PowerShell: 'powershell pwsh ps ps1',
  'Protocol Buffers': 'protobuf proto',
  Python: 'python py gyp ipython python-repl pycon',
  RSS: 'rss atom',
  Ruby: 'ruby rb gemspec podspec thor irb',
  Rust: 'rust rs',
  Shell: 'shell sh zsh console shellsession',
  Solidity: 'solidity sol',
  SQL: 'sql mysql pgsql postgresql plsql sqlite',
  TypeScript: 'typescript ts mts cts',
  'Visual Basic': 'vbnet vb',
  WebAssembly: 'wasm wat wast',
  XML: 'xml xsd xsl xjb plist wsf',
  YAML: 'yaml yml',
}

const names = new Map([
  ...ownNames.split(' ').map((name): [string, string] => [name.toLowerCase(), name]),
  ...Object.entries(spellings).flatMap(([name, words]) =>
    words.split(' ').map((word): [string, string] => [word, name]),
  ),
])

/** `js` → `JavaScript`. Undefined of what is none, such as `text`. */
export function nameLanguage(language: string): string | undefined {
  return names.get(language)
}
