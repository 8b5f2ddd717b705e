import type { Page } from '@playwright/test'

/** Dialogs, menus and lists over a screen. */
export const SURFACES = '[role=dialog], [role=menu], [role=listbox]'

/** An open dialog, menu, panel or list. */
export interface Surface {
  readonly kind: string
  /** The file of the editor that renders it. */
  readonly file: string | null
  readonly title: string
}

/** Components that others make their dialogs and menus of. */
const SHELLS: readonly string[] = [
  'ui/dialog.tsx',
  'ui/note-dialog.tsx',
  'ui/lazy/lazy-dialog.tsx',
  'ui/floating/menu.tsx',
  'ui/floating/menu-list.tsx',
  'ui/floating/point-menu.tsx',
  'ui/floating/popover.tsx',
  'ui/floating/popover-panel.tsx',
  'ui/floating/field-popover.tsx',
  'media/media-dialog.tsx',
  'schedules/schedule-frame.tsx',
  'screens/confirm-dialog.tsx',
  'screens/form-dialog.tsx',
  'screens/more-actions.tsx',
  'screens/list/row-menu.tsx',
].map((file) => `editor/${file}`)

/** Returns the topmost open surface; its file as React knows it while developing. */
export async function topSurface(page: Page): Promise<Surface | null> {
  return topOf(page, SURFACES, SHELLS)
}

/** Returns the topmost open dialog, whatever lists are in it; its file may be a shell’s if that is the one to look for. */
export async function topDialog(page: Page, file: string): Promise<Surface | null> {
  return topOf(
    page,
    '[role=dialog]',
    SHELLS.filter((shell) => shell !== file),
  )
}

async function topOf(
  page: Page,
  among: string,
  without: readonly string[],
): Promise<Surface | null> {
  return page.evaluate(
    ([surfaces, shells]) => {
      const top = [...document.querySelectorAll(surfaces)]
        .filter(
          (each) =>
            each.checkVisibility({ visibilityProperty: true }) && !each.closest('[data-canvas]'),
        )
        .at(-1)
      if (!top) return null
      const title = top.querySelector('h1, h2')?.textContent ?? top.getAttribute('aria-label') ?? ''
      return { kind: top.getAttribute('role') ?? '', file: fileOf(top), title }

      function fileOf(element: Element): string | null {
        const [, first] =
          Object.entries(element).find(([key]) => key.startsWith('__reactFiber')) ?? []
        for (let fiber = first; fiber; fiber = fiber.return) {
          const [, file] = /\/(editor\/[\w/.-]+\.tsx)/.exec(fiber._debugStack?.stack ?? '') ?? []
          if (file && !shells.includes(file)) return file
        }
        return null
      }
    },
    [among, without] as const,
  )
}
