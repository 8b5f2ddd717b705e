import { Monitor, Moon, Sun } from 'lucide-react'
import { t } from '#schema/messages/t'

/** Themes in the order they are offered. */
export const THEMES = [
  { theme: 'system', name: t('System'), icon: Monitor },
  { theme: 'light', name: t('Light'), icon: Sun },
  { theme: 'dark', name: t('Dark'), icon: Moon },
] as const
