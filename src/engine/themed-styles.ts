// The colours of the settings in the place of the site's own: one stylesheet, and no request more.
import type { Plugin } from 'postcss'
import { type Theme, toTokens } from '../look/theme.ts'

/** For what Vite compiles. Tokens of `look/styles/tokens.css` alone: print and forced colours set their own. */
export function themeTokens(theme: Theme | undefined): Plugin {
  const tokens = toTokens(theme)
  return {
    postcssPlugin: 'theme-tokens',
    Once(stylesheet) {
      for (const rule of stylesheet.nodes) {
        if (rule.type !== 'rule' || rule.selector !== ':root') continue
        rule.each((declaration) => {
          const pair = declaration.type === 'decl' ? tokens.get(declaration.prop) : undefined
          if (pair && declaration.type === 'decl')
            declaration.value = `light-dark(${pair.light}, ${pair.dark})`
        })
      }
    },
  }
}

/** The same for a compiled stylesheet, whose first rule holds the tokens. */
export function themeStyleSheet(css: string, theme: Theme | undefined): string {
  const tokens = toTokens(theme)
  return css.replace(/^:root\{[^}]*\}/, (rule) =>
    rule.replace(/(?<![\w-])(--[\w-]+):light-dark\([^()]*\)/g, (written, name) => {
      const pair = tokens.get(name)
      return pair ? `${name}:light-dark(${pair.light},${pair.dark})` : written
    }),
  )
}
