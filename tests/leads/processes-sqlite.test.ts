import { testProcesses } from './process-tests.ts'

testProcesses()
