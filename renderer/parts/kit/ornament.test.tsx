import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Ornament } from './ornament'

test.each(['lotus', 'shikhara', 'mandala'] as const)(
  '%s is never read aloud, and small',
  (kind) => {
    const markup = renderToStaticMarkup(<Ornament kind={kind} />)
    expect(markup).toContain('aria-hidden="true"')
    expect(markup).not.toMatch(/NaN|undefined/)
    expect(markup.length).toBeLessThan(500)
  },
)
