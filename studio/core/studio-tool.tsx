import type { ComponentType } from 'react'
import { type CurrentUser, definePlugin, type PluginOptions, type Tool } from 'sanity'
import type { Bilingual } from '#lib/i18n/languages.ts'
import { useStudioLanguage } from './language.ts'

/** A tool of the Studio. The menu, the desk and the tool's heading show the title in the user's language. */
export interface StudioTool extends Omit<Tool, 'title' | 'component'> {
  titles: Bilingual
  component: ComponentType<ToolProps>
  /** Whether a person may use the tool. When absent, everyone may. */
  isFor?: (user: CurrentUser | null) => boolean
}

/** The parts of a tool that the desk needs to show a link to it. */
export type Shortcut = Pick<StudioTool, 'name' | 'titles' | 'icon' | 'isFor'>

/** Props of a tool's component. */
export interface ToolProps {
  /** In the user's language. */
  title: string
}

/** A plugin that adds a tool for the people who may use it. */
export function toolPlugin({
  isFor = () => true,
  titles,
  component: Component,
  ...tool
}: StudioTool): PluginOptions {
  const component = () => <Component title={titles[useStudioLanguage()]} />
  return definePlugin({
    name: tool.name,
    tools: (tools, { currentUser }) =>
      isFor(currentUser) ? [...tools, { ...tool, component, titles, title: titles.en }] : tools,
  })()
}

/** A plugin of Sanity whose tool gets a title in both languages. */
export function sanityTool(name: string, titles: Bilingual, plugin: PluginOptions): PluginOptions {
  return definePlugin({
    name: `${name}-titles`,
    plugins: [plugin],
    tools: (tools) =>
      tools.map((tool) => (tool.name === name ? { ...tool, titles, title: titles.en } : tool)),
  })()
}
