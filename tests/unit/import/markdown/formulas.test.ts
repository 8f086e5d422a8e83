// Formulas of sources, however they were typed or drawn, and what only looks like one.
import { describe, expect, test } from 'vitest'
import { formulaType, toFormulaSource } from '../../../../src/body/formulas/parse-formulas.ts'
import { typeset } from '../../../../src/body/formulas/typeset.ts'
import { escapeHtml } from '../../../../src/body/html.ts'
import { parseMarkdown } from '../../../../src/body/markdown.ts'
import { createMacros } from '../../../../src/import/markdown/formula-macros.ts'
import { toTitle } from '../../../../src/import/markdown/formulas.ts'
import { toMarkdown } from '../../../../src/import/markdown/to-markdown.ts'
import type { TextRecord } from '../../../../src/import/records.ts'
import { countBody, createFormulaCount } from '../../../../src/import/seen-texts.ts'

function convert(body: TextRecord, math = true) {
  return toMarkdown(body, { dialect: 'html', math })
}

function holdsFormula(body: TextRecord): boolean {
  const count = createFormulaCount()
  countBody(body, '', count)
  return count.withFormula === 1
}

/** What a page typesets. */
function listFormulas(markdown: string): string[] {
  const blocks = parseMarkdown(markdown, { math: true })
  const tokens = [...blocks, ...blocks.flatMap(({ children }) => children ?? [])]
  return tokens.filter(({ type }) => type === formulaType).map(({ content }) => content)
}

describe('neither a formula nor noticed', () => {
  test.each([
    '$5 and $10',
    '책값 $5, 배송비 $3',
    '$20,000-$30,000',
    '5$이고 배송비는 3$입니다',
    'US$5_000',
    'US$5_000 to US$6_000 or 7_000$',
    '5_000$, 6_000$',
    '$100_000/월, $200_000/년',
    '$5^^ 그리고 $6^^',
    'tons of $$$ for a_b, $$$ more',
    '=SUM($A$1:$B$2)',
    '$HOME/$USER',
    'echo $PATH_TO_X and $\u007bHOME}',
    '$\u007bHOME}/x_y/$\u007bUSER}',
    '$\u007ba_b}px $\u007bc_d}',
    '$ cd my_dir\n$ ls a_b\n$ pwd',
    'echo $$ > /tmp/x_y; kill $$',
    'if [ "$a_b" = "$c_d" ]; then',
    "PS1='\\u@\\h:\\w\\$ ' x_y \\$",
    "sed 's/\\(foo\\)_\\(bar\\)/\\2_\\1/'",
    "grep '^foo_x$' 'bar_y$'",
    '[a-z]+$ and ^\\d+$',
    '"$dir/$file_name.$ext"',
    '$(CC) $(CFLAGS) -o $@ $^',
    "$_GET['a'] . $_POST",
    '$a_b . $c_d',
    "$row['a_b']=$x;",
    '$this->a_b = $this->c_d;',
    'for ($i=0;$i<$n;$i++) { $x_y += $i; }',
    'print "$name\\n$other_x\\t";',
    'my $x = $y_z; my $w = $v^2;',
    '$h->{a_b}{c} eq $h->{d_e}',
    '$i_x++; $j_y--;',
    "$('a_b').hide(); $(c_d).show()",
    "$.ajax({url: a_b}); $.get('c_d')",
    '$scope.foo_bar = $http.get(x_y);',
    'Left$(a_b, 1) & Mid$(c_d, 2)',
    'C$\\Users\\me, D$\\Program_Files',
    'find $dir -exec rm {} \\; && ls $dir',
    '^a{2}$|^b{3}$',
    '$h{a}, $h{b} = $i{c}',
  ])('%j', (text) => {
    const html = `<p>${escapeHtml(text)}</p>`
    expect([holdsFormula({ html }), holdsFormula({ markdown: text })]).toEqual([false, false])
    expect(listFormulas(convert({ html }).markdown)).toEqual([])
    expect(listFormulas(toTitle(text, { math: true, macros: createMacros() }))).toEqual([])
    expect(listFormulas(convert({ markdown: text }).markdown)).toEqual([])
  })

  test.each([
    ['code', '<p><code>$x^2$</code></p><pre>$y_1$</pre>'],
    ['two blocks', '<p>$x^2</p><p>y$</p>'],
    [
      'words of markup',
      '<p><code>&lt;span class="katex"&gt;</code> <a href="https://katex.example/">KaTeX</a></p>',
    ],
  ])('%s', (_, html) => {
    expect(holdsFormula({ html })).toBe(false)
  })

  test.each([
    '`$x^2$` `` $`y_1$ ``',
    '```\n$x^2$\n```',
    '글\n\n    $x^2$\n    $y_1$',
    '- ~~~\n  $x^2$\n  ~~~',
  ])('code of Markdown: %j', (markdown) => {
    expect(holdsFormula({ markdown })).toBe(false)
    expect(convert({ markdown }).markdown).toBe(markdown)
  })
})

describe('a formula, and noticed', () => {
  test.each([
    ['$x^2$', '$x^2$'],
    ['$x_i$의', '$x_i$'],
    ['$ \\Delta E $와', '$\\Delta E$'],
    ['$ x_1$, $y_2 $.', '$x_1$ $y_2$'],
    ['둘 $Z$.$\\rm{CNOT}$', '$Z$ $\\rm{CNOT}$'],
    ['($\\alpha$), "$\\beta$"를', '$\\alpha$ $\\beta$'],
    ['$$\\sum_{i=1}^n x_i$$', '$$\\sum_{i=1}^n x_i$$'],
    ['합:$$a^2$$$$b$$따라서', '$$a^2$$ $$b$$'],
    ['$f(x)=x^2+1$', '$f(x)=x^2+1$'],
    ['H$_2$O, 10$^{-3}$', '$_2$ $^{-3}$'],
    ['$O(n^2)$', '$O(n^2)$'],
    ['$\\{1,2\\}$', '$\\{1,2\\}$'],
    ['$a_{ij}$', '$a_{ij}$'],
    ['$f{x}$', '$f{x}$'],
    ['$1{,}000$원', '$1{,}000$'],
    ['$\\R$에서', '$\\R$'],
    ['$CO_2$', '$CO_2$'],
    ['$latex y^2$은', '$y^2$'],
    ['$P(A\\mid B)$', '$P(A\\mid B)$'],
    ['$\\mathbb{R}^n$', '$\\mathbb{R}^n$'],
    ['$\\sqrt2$', '$\\sqrt2$'],
    ['$n \\to \\infty$', '$n \\to \\infty$'],
    ['$p(x_t|x_{t-1})$', '$p(x_t|x_{t-1})$'],
    ['$||x||_2$', '$||x||_2$'],
    ["$f'(x) = \\lim_{h \\to 0} h$", "$f'(x) = \\lim_{h \\to 0} h$"],
    ['$10 \\times 10$', '$10 \\times 10$'],
    ['$0 \\le x < 1$', '$0 \\le x < 1$'],
    ['$w^Tx+b$', '$w^Tx+b$'],
    ['$θ_1$', '$θ_1$'],
    ['$x_1 = 5$, 값은 $5', '$x_1 = 5$'],
    ['$속도 = \\frac{거리}{시간}$', '$속도 = \\frac{거리}{시간}$'],
    ['$\\text{값 $x$ 개}^2$', '$\\text{값 $x$ 개}^2$'],
    ['$Q(s,a) \\leftarrow r$', '$Q(s,a) \\leftarrow r$'],
    ['$x$는 $5와 $10, $n^2$번째', '$x$ $n^2$'],
    ['\\begin{align} a &= b \\end{align}', '\\begin{align} a &= b \\end{align}'],
  ])('%j', (text, formulas) => {
    const html = `<p>${escapeHtml(text)}</p>`
    expect([holdsFormula({ html }), holdsFormula({ markdown: text })]).toEqual([true, true])
    expect(listFormulas(convert({ html }).markdown).join(' ')).toBe(formulas)
    expect(listFormulas(convert({ markdown: text }).markdown).join(' ')).toBe(formulas)
  })

  test.each([
    ['\\(x^2\\)', '$x^2$'],
    ['\\(x_1\\)', '$x_1$'],
    ['\\[ \\frac{1}{2} \\]', '$$\\frac{1}{2}$$'],
    ['\\$v_{o} = 5\\$, \\$5', '$v_{o} = 5$'],
  ])('signs of HTML alone: %j', (text, formula) => {
    const html = `<p>${escapeHtml(text)}</p>`
    expect(holdsFormula({ html })).toBe(true)
    expect(listFormulas(convert({ html }).markdown)).toEqual([formula])
  })

  test.each([
    ['$t $, $ x$', '$t$ $x$'],
    ['$x$, $softmax(x)$', '$x$ $softmax(x)$'],
    ['\\(n\\)', '$n$'],
  ])('not noticed, as it could be anything: %j', (text, formulas) => {
    const html = `<p>${escapeHtml(text)}</p>`
    expect(holdsFormula({ html })).toBe(false)
    expect(listFormulas(convert({ html }).markdown).join(' ')).toBe(formulas)
  })
})

/** As KaTeX draws it. */
function katex(tex: string, display = ''): string {
  const math = `<math${display}><semantics><mrow><mi>a</mi></mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math>`
  const drawn = `<span class="katex"><span class="katex-mathml">${math}</span><span class="katex-html" aria-hidden="true"><span class="base">a</span></span></span>`
  return display === '' ? drawn : `<span class="katex-display">${drawn}</span>`
}

const power = '<math><msup><mi>x</mi><mn>2</mn></msup></math>'
const wiki = '{\\displaystyle E=mc^{2}}'

describe('drawn formulas are one formula', () => {
  test.each([
    ['KaTeX', `<p>값 ${katex('a_1')}는</p>`, '값 $a_1$는'],
    ['KaTeX between digits', `<p>1${katex('a')}2</p>`, '1$a$&#50;'],
    [
      'KaTeX on lines of its own',
      `<p>값<br>${katex('a_1', ' display="block"')}<br>끝</p>`,
      '값\n$$a_1$$\n끝',
    ],
    [
      'MathJax 2',
      `<p>값 <span class="MathJax_Preview">x2</span><span class="MathJax"><nobr aria-hidden="true">x2</nobr><span class="MJX_Assistive_MathML">${power}</span></span><script type="math/tex" id="MathJax-Element-1">x^2</script>는</p>`,
      '값 $x^2$는',
    ],
    [
      'MathJax 2 on lines of its own',
      '<p>값</p><div class="MathJax_Display"><span class="MathJax">x2</span></div><script type="math/tex; mode=display">x^2 < 3</script>',
      '값\n\n$$x^2 < 3$$',
    ],
    [
      'a script alone',
      '<p>값 <script type="math/tex">% <![CDATA[\n\\alpha %]]></script>는</p>',
      '값 $\\alpha$는',
    ],
    [
      'MathJax 2 without its script',
      `<p><span class="MathJax_Preview"></span><span class="MathJax"><nobr>x2</nobr><span class="MJX_Assistive_MathML">${power}</span></span></p>`,
      '$x^{2}$',
    ],
    [
      'MathJax 3',
      `<p>값 <mjx-container class="MathJax" jax="CHTML"><mjx-math aria-hidden="true"></mjx-math><mjx-assistive-mml>${power}</mjx-assistive-mml></mjx-container></p>`,
      '값 $x^{2}$',
    ],
    [
      'MathJax 3 on lines of its own',
      `<p><mjx-container class="MathJax" display="true"><mjx-assistive-mml>${power}</mjx-assistive-mml></mjx-container></p>`,
      '$$x^{2}$$',
    ],
    [
      'MathJax 4',
      '<p><mjx-container class="MathJax"><mjx-math data-latex="x^2"></mjx-math><mjx-assistive-mml><math data-latex="x^2"><mi data-latex="x">x</mi></math></mjx-assistive-mml></mjx-container></p>',
      '$x^2$',
    ],
    ['Pandoc', '<p>값 <span class="math inline">\\(ab\\)</span>는</p>', '값 $ab$는'],
    ['another text', '<p><math alttext="x^2"><mi>x</mi></math></p>', '$x^2$'],
    [
      'a wiki',
      `<p>식 <span class="mwe-math-element"><span style="display: none;"><math alttext="${wiki}"><mi>E</mi></math></span><img src="https://w.example/9" class="mwe-math-fallback-image-inline" alt="${wiki}"></span>의</p>`,
      '식 $E=mc^{2}$의',
    ],
    [
      'its picture',
      `<p><img src="https://w.example/9" class="mwe-math-fallback-image-display" alt="${wiki}"></p>`,
      '$$E=mc^{2}$$',
    ],
    [
      'a picture of a blog',
      '<p><img src="https://w.example/latex.php?latex=x%5E2&amp;bg=ffffff" alt="" class="latex"></p>',
      '$x^2$',
    ],
    [
      'a picture of a service',
      '<p><img src="https://latex.codecogs.com/svg.image?x^2&amp;space;+1"></p>',
      '$x^2 +1$',
    ],
  ])('%s', (_, html, markdown) => {
    expect(holdsFormula({ html })).toBe(true)
    expect(convert({ html })).toEqual({ markdown, losses: [] })
    const sources = parseMarkdown(markdown, { math: true }).flatMap((token) => [
      token,
      ...(token.children ?? []),
    ])
    const [formula, ...others] = sources.filter(({ type }) => type === formulaType)
    expect([formula && typeset(toFormulaSource(formula), true) !== undefined, others]).toEqual([true, []])
  })

  test.each([
    ['<mfrac><mi>a</mi><mi>β</mi></mfrac><mo>−</mo><msqrt><mn>2</mn></msqrt>', '\\frac{a}{β} - \\sqrt{2}'],
    ['<mroot><mi>x</mi><mn>3</mn></mroot><mo>{</mo>', '\\sqrt[3]{x} \\{'],
    ['<msub><mi>x</mi><mi>i</mi></msub><msubsup><mi>y</mi><mn>1</mn><mn>2</mn></msubsup>', 'x_{i} y_{1}^{2}'],
    [
      '<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>',
      '\\mathop{∑}\\limits_{i = 1}^{n} i',
    ],
    ['<mi>sin</mi><mo>\u2061</mo><mi>t</mi><mi>abc</mi>', '\\sin t \\mathrm{abc}'],
    [
      '<mi mathvariant="double-struck">R</mi><mover><mi>v</mi><mo>→</mo></mover><mspace></mspace>',
      '\\mathbb{R} \\vec{v} \\ ',
    ],
    [
      '<munder><mo>lim</mo><mi>x</mi></munder><mover><mi>a</mi><mi>b</mi></mover>',
      '\\mathop{lim}\\limits_{x} \\mathop{a}\\limits^{b}',
    ],
    [
      '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mtext>값 %</mtext></mtd></mtr><mtr><mtd><mn>0</mn></mtd></mtr></mtable>',
      '\\begin{matrix}1 & \\text{값 \\%} \\\\ 0\\end{matrix}',
    ],
  ])('MathML: %s', (math, tex) => {
    const { markdown } = convert({ html: `<p>값 <math>${math}</math></p>` })
    expect(listFormulas(markdown)).toEqual([`$${tex.trim()}${/\\ $/.test(tex) ? ' {}' : ''}$`])
    expect(typeset(tex, false)).toBeDefined()
  })

  test('of elements that nobody knows the text stays', () => {
    expect(convert({ html: '<p><math><mglyph></mglyph><mi>x</mi></math></p>' }).markdown).toBe('x')
  })

  test('without formulas in an archive pictures stay, and nothing is twice', () => {
    const html = `<p>${katex('a_1')} <img src="https://w.example/9" class="latex" alt="x^2"></p>`
    expect(convert({ html }, false).markdown).toBe('$a_1$ ![x^2](https://w.example/9)')
  })
})

describe('formulas beside what Markdown says', () => {
  test.each([
    [
      'a line break',
      '<p>A $Z$ and $X$.<br>$H$ ok.<br><kbd>x</kbd></p>',
      'A $Z$ and $X$.\\\n$H$ ok.\\\n<kbd>x</kbd>',
    ],
    [
      'line breaks within',
      '<p>식<br>$$<br>x = 1<br>+ 2<br>$$<br>끝 $a<br>b$</p>',
      '식\n$$x = 1\n+ 2$$\n끝 $a\nb$',
    ],
    ['an end of line', '<p>글:\n$$| \\psi \\rangle $$\n다음</p>', '글:\n$$| \\psi \\rangle$$\n다음'],
    [
      'a table',
      '<table><tr><th>a</th></tr><tr><td>$|x|$ $\\|y\\|$</td></tr></table>',
      '| a |\n| - |\n| $\\|x\\|$ $\\\\|y\\\\|$ |',
    ],
    [
      'HTML',
      '<table><tr><td><p>$a < b$</p><p>$5와 $ x $</p><p>$a/$b</p></td></tr></table>',
      '<table><tbody><tr><td><p>$a &lt; b$</p><p>$5와 $x$</p><p>&#36;a/&#36;b</p></td></tr></tbody></table>',
    ],
    ['a list', '<ul><li>$$a\n- b$$ 끝</li></ul>', '- $$a\n  - b$$ 끝'],
    ['a quote', '<blockquote><p>$$x$$</p></blockquote>', '> $$x$$'],
    [
      'emphasis',
      '<p><b>$x$</b>는 <a href="https://e.example/">$z$</a></p>',
      '**$x$**는 [$z$](https://e.example/)',
    ],
    ['a price before it', '<p>cost 5$($x$) and $5.</p>', 'cost 5\\$($x$) and \\$5.'],
    ['code', '<p><code>$x^2$</code> $y$</p>', '`$x^2$` $y$'],
    ['a blank at its end', '<p>$a\\ $ b</p>', '$a\\ {}$ b'],
    ['a digit behind it', '<p>$$b$$2</p>', '$$b$$&#50;'],
    ['a heading', '<h2>식 $a\nb$</h2>', '## 식 $a b$'],
  ])('%s', (_, html, markdown) => {
    expect(convert({ html })).toEqual({ markdown, losses: [] })
  })

  test.each([
    ['$HOME/$USER와 $x^2$', '\\$HOME/\\$USER와 $x^2$'],
    ['$ \\alpha $ \\$5 `$ \\beta $`\n\n    $ \\gamma $', '$\\alpha$ \\$5 `$ \\beta $`\n\n    $ \\gamma $'],
    ['$\\def\\R{\\mathbb R}$ $\\R$', ' $\\mathbb R$'],
  ])('Markdown that somebody typed: %j', (markdown, mended) => {
    expect(convert({ markdown })).toEqual({ markdown: mended, losses: [] })
    expect(convert({ markdown }, false)).toEqual({ markdown, losses: [] })
  })

  test.each([
    ['\\(x^2\\)의 뜻', '$x^2$의 뜻'],
    ['$ x_1 $와 $\\R$', '$x_1$와 $\\mathbb R$'],
    ['$HOME/$USER', '\\$HOME/\\$USER'],
    ['$5', '$5'],
  ])('a title: %j', (title, mended) => {
    const macros = createMacros()
    convertWith(macros, '<p>$\\def\\R{\\mathbb R}$</p>')
    expect(toTitle(title, { math: true, macros })).toBe(mended)
    expect(toTitle(title, { math: false, macros })).toBe(title)
  })
})

function convertWith(macros: ReturnType<typeof createMacros>, html: string) {
  return toMarkdown({ html }, { dialect: 'html', math: true, macros })
}

describe('definitions', () => {
  test.each([
    ['\\newcommand{\\R}{\\mathbb{R}}', '\\R^n \\Rightarrow', '\\mathbb{R}^n \\Rightarrow'],
    ['\\renewcommand\\R{\\mathbb R}', 'x\\R y', 'x\\mathbb R y'],
    ['\\def\\R{\\rho}', 'y^\\R, \\R', 'y^{\\rho}, \\rho'],
    ['\\newcommand{\\abs}[1]{\\left|#1\\right|}', '\\abs{x} \\abs y', '\\left|x\\right| \\left|y\\right|'],
    ['\\def\\v#1{\\mathbf#1}', '\\v x', '\\mathbf x'],
    ['\\newcommand\\v[1]{\\mathbf{#1}}', '\\v{\\v y}', '\\mathbf{\\mathbf{y}}'],
    ['\\newcommand{\\a}[0]{\\b}\\newcommand{\\b}{z}', '\\a', 'z'],
    ['\\newcommand{\\a}{x}\\renewcommand{\\a}{y}', '\\a', 'y'],
    ['\\DeclareMathOperator*{\\am}{arg\\,max}', '\\am_x', '\\operatorname*{arg\\,max}_x'],
    ['\\providecommand{\\a}{\\{}', '\\a', '\\{'],
  ])('%s', (definition, used, expanded) => {
    const { markdown, losses } = convert({ html: `<p>$${definition}$</p><p>$${used}$</p>` })
    expect([markdown, losses]).toEqual([`$${expanded}$`, []])
  })

  test.each([
    ['more arguments', '\\newcommand{\\a}[2]{#1#2}'],
    ['a default', '\\newcommand{\\a}[1][x]{#1}'],
    ['one that never ends', '\\def\\a{x\\a}'],
    [
      'one that grows',
      '\\def\\a{\\b\\b\\b\\b}\\def\\b{\\c\\c\\c\\c}\\def\\c{\\d\\d\\d\\d}\\def\\d{\\e\\e\\e\\e}\\def\\e{\\f\\f\\f\\f}\\def\\f{\\g\\g\\g\\g}\\def\\g{xxxxxxxx}',
    ],
  ])('are counted with %s, and their formula stays', (_, definition) => {
    const { markdown, losses } = convert({ html: `<p>$x$ $${definition}$ $\\a{1}{2}$</p>` })
    expect(markdown).toMatch(/\$\\a\{1\}\{2\}\$$/)
    expect(losses).toEqual(['formula-definition-left'])
  })

  test('a body has a bound for all of its formulas', () => {
    const html = `<p>$\\def\\a{${'x'.repeat(9_000)}}$ ${'$\\a$ '.repeat(1_000)}</p>`
    expect(convert({ html }).losses).toContain('formula-definition-left')
  })

  test('those of a question are known in what follows, and those of an answer in itself', () => {
    const question = createMacros()
    expect(convertWith(question, '<p>$\\def\\a{x}\\a$</p>').markdown).toBe('$x$')
    expect(convertWith(createMacros(question), '<p>$\\a\\def\\b{y}\\b$</p>').markdown).toBe('$xy$')
    expect(convertWith(createMacros(question), '<p>$\\a\\b$</p>').markdown).toBe('$x\\b$')
  })
})

describe('where the host drew by MathJax', () => {
  const convertDrawn = (body: TextRecord) =>
    toMarkdown(body, { dialect: 'html', math: true, macros: createMacros({ mathJax: true }) }).markdown

  test.each<[text: string, formulas: string[]]>([
    ['the gate $UVWU^\\dagger VWU^\\dagger$ now', ['$UVWU^\\dagger VWU^\\dagger$']],
    ['such that $C_j D_j C_j^\\dagger =Z_j $, acting', ['$C_j D_j C_j^\\dagger =Z_j$']],
    ['they commute, $[ZZ,WW]=0$.', ['$[ZZ,WW]=0$']],
    ['see ($S,T,U, SS, ST$, etc.)', ['$S,T,U, SS, ST$']],
    ['$\\R_1$ and $ab cd$', ['$\\R_1$', '$ab cd$']],
    [
      '$M=\n\\begin{pmatrix}1 & 0\\\\\n0 & 1\n\\end{pmatrix}\n$',
      ['$M=\n\\begin{pmatrix}1 & 0\\\\\n0 & 1\n\\end{pmatrix}$'],
    ],
    ['값 $가 나$는', ['$가 나$']],
    ['$$ a b $$', ['$$a b$$']],
    // As everywhere, where they begin like an amount.
    ['$5$, $10^6$, $2x+1$ and $-1$', ['$5$', '$10^6$', '$2x+1$', '$-1$']],
    ['2$\\pi$', ['$\\pi$']],
    ['$5 and $10', []],
    ['$5 and $x$', ['$x$']],
    ['책값 $5, 배송비 $3', []],
    ['US$5_000 to US$6_000 or 7_000$', []],
    ['$20,000-$30,000 or -$5 and -$6', []],
    ['5$ and 3$ for $x$', ['$x$']],
    ['5 $ and 3 $', []],
    ['5$이고 배송비는 3$입니다', []],
    ['$x$ is $5', ['$x$']],
    ['\\$a and \\$b', []],
    ['$ $', []],
  ])('%j', (text, formulas) => {
    expect(listFormulas(convertDrawn({ html: `<p>${escapeHtml(text)}</p>` }))).toEqual(formulas)
    expect(listFormulas(convertDrawn({ markdown: text }))).toEqual(formulas)
    expect(listFormulas(toTitle(text, { math: true, macros: createMacros({ mathJax: true }) }))).toEqual(
      formulas,
    )
  })

  test.each([
    ['code', '<p><code>$ab cd$</code></p><pre>$ab cd$</pre>'],
    ['two paragraphs', '<p>$ab</p><p>cd$</p>'],
    ['what an element divides', '<p>$ab <b>x</b> cd$</p>'],
  ])('not in %s', (_, html) => {
    expect(listFormulas(convertDrawn({ html }))).toEqual([])
  })

  test('in answers, which go on with what the question defined', () => {
    const ofAnswer = createMacros(createMacros({ mathJax: true }))
    const options = { dialect: 'html', math: true, macros: ofAnswer } as const
    expect(listFormulas(toMarkdown({ html: '<p>$ab cd$</p>' }, options).markdown)).toEqual(['$ab cd$'])
  })
})
