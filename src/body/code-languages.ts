// How languages of code are called over a block. Only these names are printed: what an author wrote there may be anything.
const spellings: Readonly<Record<string, string>> = {
  AngelScript: 'angelscript',
  Bash: 'bash',
  C: 'c h',
  'C#': 'csharp cs c#',
  'C++': 'cpp c++ cc cxx hpp h++ hh hxx',
  CMake: 'cmake',
  CSS: 'css',
  CSV: 'csv',
  Dart: 'dart',
  Diff: 'diff patch',
  Dockerfile: 'dockerfile docker',
  Elixir: 'elixir ex exs',
  GLSL: 'glsl',
  Go: 'go golang',
  Gradle: 'gradle',
  GraphQL: 'graphql gql',
  Groovy: 'groovy',
  Haskell: 'haskell hs',
  HCL: 'hcl tf terraform',
  HTML: 'html xhtml',
  HTTP: 'http https',
  INI: 'ini',
  Java: 'java jsp',
  JavaScript: 'javascript js mjs cjs',
  JSON: 'json jsonc json5',
  JSX: 'jsx',
  Kotlin: 'kotlin kt kts',
  Less: 'less',
  Lua: 'lua pluto',
  Makefile: 'makefile make mak mk',
  Markdown: 'markdown md mkdown mkd',
  Mermaid: 'mermaid',
  Nginx: 'nginx nginxconf',
  'Objective-C': 'objectivec objective-c objc obj-c mm',
  Perl: 'perl pl pm',
  PHP: 'php php-template',
  PowerShell: 'powershell pwsh ps ps1',
  Properties: 'properties',
  'Protocol Buffers': 'protobuf proto',
  Python: 'python py gyp ipython python-repl pycon',
  R: 'r',
  RSS: 'rss atom',
  Ruby: 'ruby rb gemspec podspec thor irb',
  Rust: 'rust rs',
  Scala: 'scala',
  SCSS: 'scss',
  Shell: 'shell sh zsh console shellsession',
  Solidity: 'solidity sol',
  SQL: 'sql mysql pgsql postgresql plsql sqlite',
  SVG: 'svg',
  Swift: 'swift',
  TOML: 'toml',
  TSX: 'tsx',
  TypeScript: 'typescript ts mts cts',
  'Visual Basic': 'vbnet vb',
  Vue: 'vue',
  WebAssembly: 'wasm wat wast',
  XML: 'xml xsd xsl xjb plist wsf',
  YAML: 'yaml yml',
}

const names = new Map(
  Object.entries(spellings).flatMap(([name, words]) => words.split(' ').map((word) => [word, name])),
)

/** What the first word after a fence calls the language of its block, in lower case; empty where there is none. */
export function findLanguage(info: string): string {
  return (/^[\w+#.-]{1,30}/.exec(info.trim())?.[0] ?? '').toLowerCase()
}

/** `js` → `JavaScript`. Undefined of what is none, such as `text`. */
export function nameLanguage(language: string): string | undefined {
  return names.get(language)
}
