// The colours of the settings in the place of the site's own: one stylesheet, and no request more.
import type { AstroUserConfig } from 'astro'
import type { Plugin } from 'postcss'
import { type Theme, toTokens } from '../look/theme.ts'

/** Settings of Vite. @param findTheme asked whenever a stylesheet is compiled. */
export function toThemedStyles(findTheme: () => Theme | undefined): NonNullable<AstroUserConfig['vite']> {
  return { css: { postcss: { plugins: [themeTokens(findTheme)] } } }
}

/** Tokens of `look/styles/tokens.css` alone: print and forced colours set their own. */
export function themeTokens(findTheme: () => Theme | undefined): Plugin {
  return {
    postcssPlugin: 'theme-tokens',
    Once(stylesheet) {
      const tokens = toTokens(findTheme())
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
