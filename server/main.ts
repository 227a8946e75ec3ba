import { argv, env, exitCode, stdout } from "node:process"
