import { describe, expect, test } from 'vitest'
import { harmlessElements, toHarmlessHtml } from '../../../src/body/raw-html.ts'

const printer = {
  openLink: (address: string) => `<a href="${address}">`,
  closeLink: () => '</a>',
  addText: () => {},
  heading: (level: number) => level + 1,
}

test('the list of harmless elements is that of the brief', () => {
  const listed =
    'kbd sub sup br details summary b i em strong code pre blockquote p ul ol li a hr h1 h2 h3 h4 h5 h6'
  expect([...harmlessElements]).toEqual(listed.split(' '))
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
    ['<!-- a -->', '&lt;!-- a --&gt;'],
    ['<!DOCTYPE html>', '&lt;!DOCTYPE html&gt;'],
    ['<![CDATA[x]]>', '&lt;![CDATA[x]]&gt;'],
    ['<?php x ?>', '&lt;?php x ?&gt;'],
    ['<h7>', '&lt;h7&gt;'],
    ['<iframe>', '&lt;iframe&gt;'],
    ['<style>', '&lt;style&gt;'],
    ['<form>', '&lt;form&gt;'],
    ['&copy; &#60; &unknown', '&copy; &#60; &amp;unknown'],
  ])('%s', (raw, html) => {
    expect(toHarmlessHtml(raw, printer)).toEqual({ html, kept: false })
  })
})
