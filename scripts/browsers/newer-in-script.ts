import { type AnyNode, type Expression, type Program, parse } from 'acorn'
import { full, fullAncestor } from 'acorn-walk'
import type { NewBuiltIns } from './built-ins.ts'

/**
 * The newest edition of ECMAScript whose syntax all of the oldest browsers read. The next edition has the flag `v` of regular
 * expressions, which Safari has only since version 17.
 */
const EDITION = 2023

/** The names by which a script can access the global object. */
const GLOBAL_OBJECT = new Set(['window', 'self', 'globalThis'])

/**
 * The built-ins (such as `Map.groupBy`) and the syntax in a script that the oldest browsers lack. A built-in is left out if
 * the function that uses it, or a function around that one, tests for it first (`typeof`, `in`, `?.`, a condition).
 * @returns the names, each once, with `any.name` for a method of any type; for syntax, one sentence
 */
export function newerInScript(code: string, added: NewBuiltIns): string[] {
  const program = parsed(code)
  if (typeof program === 'string') return [program]
  const asked = askedFor(program)
  const own = namedIn(program)
  const found = new Set<string>()
  fullAncestor(program, (node, _state, ancestors) => {
    const used = usedBy(node, ancestors.at(-2), added, own)
    if (used === null) return
    const name = used.split('.').at(-1) ?? used
    if (!ancestors.some((scope) => asked.get(scope)?.has(name))) found.add(used)
  })
  return [...found]
}

function parsed(code: string): Program | string {
  try {
    return parse(code, { ecmaVersion: EDITION, allowReturnOutsideFunction: true, sourceType: 'module' })
  } catch (error) {
    if (error instanceof SyntaxError) return `syntax: ${error.message}`
    throw error
  }
}

/** The new built-in that a node uses; null without one. */
function usedBy(
  node: AnyNode,
  parent: AnyNode | undefined,
  added: NewBuiltIns,
  own: OwnNames,
): string | null {
  const { globals, statics, methods } = added
  if (node.type === 'Identifier')
    return globals.has(node.name) && !own.variables.has(node.name) ? node.name : null
  if (node.type !== 'MemberExpression') return null
  const name = nameOf(node)
  if (name === null) return null
  if (node.object.type === 'Identifier' && !own.variables.has(node.object.name)) {
    const { name: object } = node.object
    if (GLOBAL_OBJECT.has(object)) return globals.has(name) && isDereferenced(node, parent) ? name : null
    if (statics.has(`${object}.${name}`)) return `${object}.${name}`
  }
  return methods.has(name) && !own.members.has(name) && isCalled(node, parent) ? `any.${name}` : null
}

const isCalled = (node: AnyNode, parent?: AnyNode) =>
  (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') && parent.callee === node

/** Whether the code calls this property, or reads a property of its value. If it is missing, only these two uses throw. */
const isDereferenced = (node: AnyNode, parent?: AnyNode) =>
  isCalled(node, parent) ||
  (parent?.type === 'MemberExpression' && parent.object === node && !parent.optional)

/** The names whose existence the script tests, by scope. */
function askedFor(program: Program): Map<AnyNode, Set<string>> {
  const asked = new Map<AnyNode, Set<string>>()
  fullAncestor(program, (node, _state, ancestors) => {
    const tests = testsOf(node)
    if (tests.length === 0) return
    const scope = ancestors.findLast(isScope) ?? program
    const names = asked.get(scope) ?? new Set()
    asked.set(scope, names)
    for (const test of tests) for (const name of namesIn(test)) names.add(name)
  })
  return asked
}

function isScope(node: AnyNode): boolean {
  return /^(Program|FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)
}

/** The parts of a node that test whether something exists. */
function testsOf(node: AnyNode): Expression[] {
  switch (node.type) {
    case 'UnaryExpression':
      return /^(typeof|!|void)$/.test(node.operator) ? [node.argument] : []
    case 'BinaryExpression':
      return /^(in|[!=]==?)$/.test(node.operator) && node.left.type !== 'PrivateIdentifier'
        ? [node.left, node.right]
        : []
    case 'LogicalExpression':
      return [node.left]
    case 'ConditionalExpression':
    case 'IfStatement':
      return [node.test]
    case 'CallExpression':
      return node.optional && node.callee.type !== 'Super' ? [node.callee] : []
    case 'MemberExpression':
      return node.optional && node.object.type !== 'Super' ? [node.object] : []
    default:
      return []
  }
}

/** The names that an expression reads. Names that it calls are left out. */
function namesIn(test: Expression): string[] {
  const names: string[] = []
  const called = new Set<AnyNode>()
  full(test, (node) => {
    if (node.type === 'CallExpression' && !node.optional) called.add(node.callee)
  })
  fullAncestor(test, (node) => {
    if (called.has(node)) return
    if (node.type === 'Identifier') names.push(node.name)
    if (node.type === 'Literal' && typeof node.value === 'string') names.push(node.value)
    if (node.type === 'MemberExpression') names.push(nameOf(node) ?? '')
  })
  return names
}

/** The name of a member, in `a.name` and in `a['name']`; null when it is not a fixed name. */
function nameOf({ property, computed }: Extract<AnyNode, { type: 'MemberExpression' }>): string | null {
  if (!computed) return property.type === 'Identifier' ? property.name : null
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null
}

/** The names that the script defines itself. */
interface OwnNames {
  variables: Set<string>
  /** Names of methods and other properties. */
  members: Set<string>
}

function namedIn(program: Program): OwnNames {
  const variables = new Set<string>()
  const members = new Set<string>()
  full(program, (node, _state, place) => {
    if (place === 'VariablePattern' && node.type === 'Identifier') variables.add(node.name)
    const variable =
      'id' in node && node.id?.type === 'Identifier' ? node.id : 'local' in node ? node.local : null
    if (variable?.type === 'Identifier') variables.add(variable.name)
    if ('key' in node && node.key.type === 'Identifier') members.add(node.key.name)
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
      members.add(nameOf(node.left) ?? '')
  })
  return { variables, members }
}
