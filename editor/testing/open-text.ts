import { act, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Focuses a formatted text of the panel, and returns the box of its editor, which takes the place of the rendered text. */
export async function openText(name: string): Promise<HTMLElement> {
  const rendered = await screen.findByRole('textbox', { name })
  act(() => rendered.focus())
  return waitFor(() => {
    const box = screen.getByRole('textbox', { name })
    expect(box.classList.contains('ProseMirror')).toBe(true)
    return box
  })
}
