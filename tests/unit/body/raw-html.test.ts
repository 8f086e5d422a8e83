import { describe, expect, test } from 'vitest'
import { findTags } from '../../../src/body/html.ts'
import {
  blockElements,
  createIsNestedDeeper,
  harmlessElements,
  toHarmlessHtml,
} from '../../../src/body/raw-html.ts'

const printer = {
  openLink: (address: string) => `<a href="${address}">`,
  closeLink: () => '</a>',
  addText: () => {},
  heading: (level: number) => level + 1,
}

test('the harmless elements are a closed list', () => {
  const listed =
    'kbd sub sup br details summary b i em strong code pre blockquote p ul ol li a hr h1 h2 h3 h4 h5 h6'
  const written = 'del s strike ins u mark abbr samp var dl dt dd table thead tbody tr td th'
  expect([...harmlessElements]).toEqual(`${listed} ${written}`.split(' '))
  expect([...blockElements].filter((name) => !harmlessElements.has(name))).toEqual([])
})

describe('kept', () => {
  test.each([
    ['<b>', '<b>'],
    ['</b>', '</b>'],
    ['<B CLASS="x">', '<b>'],
    ['<br/>', '<br>'],
    ['<br />', '<br>'],
    ['<sub\n>2</sub>', '<sub>2</sub>'],
    ['<kbd data-a=b c=\'d\' e="f" g>', '<kbd>'],
    ['<h2>a</h2>', '<h3>a</h6>'],
    ['<a href="https://a.kr/">', '<a href="https://a.kr/">'],
    ["<a href='https://a.kr/'>", '<a href="https://a.kr/">'],
    ['<a href=https://a.kr/>', '<a href="https://a.kr/">'],
    ['<a\nhref = "https://a.kr/">', '<a href="https://a.kr/">'],
    ['<a href="https://a.kr/?b=1&amp;c=2">', '<a href="https://a.kr/?b=1&c=2">'],
    ['</a>', '</a>'],
    ['<strike>a</strike>', '<s>a</s>'],
    ['<td colspan="9" onclick="x">', '<td colspan="9">'],
    ["<TH ROWSPAN=2 colspan=' 3 ' colspan=4>", '<th rowspan="2" colspan="3">'],
    ['<td colspan=1001 rowspan=99999999999>', '<td colspan="1000" rowspan="1000">'],
    ['<td colspan=0 rowspan=1>', '<td>'],
    ['<td colspan="-2" rowspan=2.5>', '<td>'],
    ['<td colspan rowspan="2x">', '<td>'],
    ['<tr colspan=2>', '<tr>'],
    ['<ol reversed start="-3" type=a>', '<ol reversed start="-3" type="a">'],
    ['<ol reversed="no" type="disc" start="1e3">', '<ol reversed>'],
    ['<ul type=a start=2 reversed>', '<ul>'],
    ['<li value=7 type=a>', '<li value="7">'],
    ['<li value="1234567890">', '<li>'],
    ['</ol reversed>', '</ol>'],
    ['<abbr title="a">', '<abbr>'],
    ['<mark style="color:red">', '<mark>'],
    ['a &lt; b <i>', 'a &lt; b <i>'],
  ])('%s', (raw, html) => {
    expect(toHarmlessHtml(raw, printer)).toEqual({ html, kept: true })
  })
})

describe('shown as text', () => {
  test.each([
    ['<script>', '&lt;script&gt;'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['<svg/onload=alert(1)>', '&lt;svg/onload=alert(1)&gt;'],
    ['<b/onclick=alert(1)>', '&lt;b/onclick=alert(1)&gt;'],
    ['<bad>', '&lt;bad&gt;'],
    ['<b', '&lt;b'],
    ['< b>', '&lt; b&gt;'],
    ['<b onclick="x>', '&lt;b onclick=&quot;x&gt;'],
    ['<a>', '&lt;a&gt;'],
    ['<a name="x">', '&lt;a name=&quot;x&quot;&gt;'],
    ['<a data-href="https://a.kr/">', '&lt;a data-href=&quot;https://a.kr/&quot;&gt;'],
    ['<!-- a', '&lt;!-- a'],
    ['<caption>', '&lt;caption&gt;'],
    ['<input type=checkbox>', '&lt;input type=checkbox&gt;'],
    ['<!DOCTYPE html>', '&lt;!DOCTYPE html&gt;'],
    ['<![CDATA[x]]>', '&lt;![CDATA[x]]&gt;'],
    ['<?php x ?>', '&lt;?php x ?&gt;'],
    ['<h7>', '&lt;h7&gt;'],
    ['<iframe>', '&lt;iframe&gt;'],
    ['<style>', '&lt;style&gt;'],
    ['<form>', '&lt;form&gt;'],
    ['&copy; &#60; &unknown', '&copy; &#60; &amp;unknown'],
    ['&#x1F600; &#X3c; &#xZZ; &#x1234567;', '&#x1F600; &#X3c; &amp;#xZZ; &amp;#x1234567;'],
    // Signs of masks, however they are written, and what is no character at all.
    ['&#64976; &#xfdd0; &#XFDD0; &#x10ffff;', '&amp;#64976; &amp;#xfdd0; &amp;#XFDD0; &amp;#x10ffff;'],
    ['&#x110000; &#9999999;', '&#x110000; &#9999999;'],
  ])('%s', (raw, html) => {
    expect(toHarmlessHtml(raw, printer)).toEqual({ html, kept: false })
  })
})

describe('elements inside of each other', () => {
  test.each([
    // texts, one after the other, and whether the last of them goes deeper than 2
    ['as many', ['<b><i>가'], false],
    ['one more', ['<b><i><em>가'], true],
    ['one more in the next text', ['<b>가', '<i>나', '<em>다'], true],
    ['closed before', ['<b>가</b>', '<i>나</i>', '<em><kbd>다'], false],
    ['closed by another name', ['<b>가</i>', '<i>나', '<em>다'], true],
    ['the outer is closed first', ['<b><i>가</b><em>나'], false],
    ['closed without being open', ['</b></i>', '<b><i>가'], false],
    ['a heading that another closes', ['<h2>가</h6><h3>나</h1><b><i>다'], false],
    ['line breaks', ['<br><br><br>'], false],
    ['rules', ['<hr><hr><hr>'], false],
    ['items without an end', ['<li>가<li>나<li>다'], false],
    ['paragraphs without an end', ['<p>가<p>나<p>다'], false],
    ['shown as text', ['<div><span><script>가'], false],
  ])('%s', (_, texts, deeper) => {
    const isNestedDeeper = createIsNestedDeeper(2)
    expect(texts.map((text) => findTags(text).some(isNestedDeeper)).at(-1)).toBe(deeper)
  })
})
