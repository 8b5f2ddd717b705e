import axe from 'axe-core'

/** Lists axe's findings in rendered blocks: none, when they are accessible. Contrast needs a browser. */
export async function violations(root: HTMLElement): Promise<readonly string[]> {
  const found = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
}
