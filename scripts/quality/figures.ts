/** The latest measured value of a target. */
export interface Figure {
  readonly target: string
  /** The value with its unit. Every number of it also occurs in the source. */
  readonly value: string
  /** The day of the measurement. */
  readonly date: string
  /** The commit that wrote the value into the source, or whose files were counted. */
  readonly commit: string
  /** The document with the circumstances of the measurement. */
  readonly source: string
  /** Whether the value is beyond the limit of the target. */
  readonly isMissed: boolean
}

type Row = readonly [
  target: string,
  value: string,
  date: string,
  commit: string,
  source: string,
  result?: "missed",
]

const benchmarks = "docs/benchmarks.md"
const operations = "docs/operations.md"

const rows: ReadonlyArray<Row> = [
  ["T-H1", "135 with a session, 130 without", "2026-11-22", "feb853a1", "SECURITY.md"],
  [
    "T-S5",
    "event loop 12.4 to 18.8 ms, memory 20 to 34 MB in 200 logins",
    "2026-11-22",
    "7c359215",
    benchmarks,
  ],
  ["T-S6", "AUC 0.500 for forgotten passwords, 0.476 for logins", "2026-11-28", "ae250acc", benchmarks],
  ["T-S9", "61 of 61 limits of networks held", "2026-11-23", "61ba6848", operations],
  ["T-A2", "23 pages and dialogs without a trap", "2026-11-23", "9d44d4a8", "docs/use.md"],
  ["T-A4", "90 of 90 states and pages with text at double size", "2026-11-23", "afd2f860", "docs/use.md"],
  ["T-A15", "all 19 rows passed with Orca", "2026-11-28", "f542da54", "docs/accessibility.md"],
  ["T-C6", "200 runs in memory, embedded and on PostgreSQL", "2026-11-23", "cb481edd", operations],
  ["T-D1", "0 of 888 changes in 50 kills", "2026-11-22", "cbec703c", operations],
  ["T-D2", "1.9 to 2.9 s in 11 kills, 64 MB", "2026-11-28", "80a4fb45", operations],
  ["T-D9", "0 of 18,260 requests in 50 stops", "2026-11-22", "308bf2ed", operations],
  ["T-D10", "0 of 149 changes lost in 10 stops of PostgreSQL", "2026-11-22", "cbec703c", operations],
  ["T-D11", "99 % at most 12.0 ms, longest 18.8 ms in 200 logins", "2026-11-22", "7c359215", benchmarks],
  [
    "T-D12",
    "30 minutes: p95 80 ms, p99 148 ms, 0 answers from 500 on, memory growth 2.7 %",
    "2026-11-29",
    "548288c3",
    operations,
  ],
  [
    "T-D14",
    "1,324, 1,476 and 1,320 ms; click 40 ms; layout shift 0.000",
    "2026-11-23",
    "1177134d",
    benchmarks,
  ],
  ["T-Q1", "100 % of the branches and lines of the core", "2026-11-28", "bdd3aa0c", "docs/mutation.md"],
  ["T-Q2", "97.2 % in the core", "2026-11-28", "7da51fa8", "docs/mutation.md"],
  ["T-Q6", "0 of 100,000", "2026-11-23", "61ba6848", operations],
  ["T-Q3", "14 in 41 runs", "2026-11-30", "abaa43fa", benchmarks, "missed"],
  ["T-Q7", "0 in 166 of 168 pictures; 212 and 1 in the others", "2026-11-28", "19684ea6", benchmarks],
  ["T-X2", "12 and 15", "2026-11-28", "9481e104", "tests/architecture/dependencies.test.ts", "missed"],
  ["T-X3", "0 of 1,321 files", "2026-11-23", "ddeb2229", benchmarks],
  [
    "T-F1",
    "1,312, 1,288 and 1,272 ms, without a debugger of scripts",
    "2026-11-29",
    "4e08b581",
    benchmarks,
    "missed",
  ],
  ["T-F2", "0, 43 and 11 ms, without a debugger of scripts", "2026-11-29", "4e08b581", benchmarks, "missed"],
  [
    "T-F3",
    "home 15 files and 151 KB, list 12 and 139 KB, product 13 and 143 KB",
    "2026-11-28",
    "2f6ded11",
    benchmarks,
  ],
  ["T-F4", "108 KB", "2026-11-22", "692079d3", "docs/adr/0038-scripts-by-moment-of-use.md"],
  [
    "T-F5",
    "count and message 94 ms, median of 11 visits (84 to 132 ms); 139 ms later on a slower machine",
    "2026-11-29",
    "8e15193e",
    benchmarks,
    "missed",
  ],
  ["T-F6", "273 ms, with the router loaded 260 ms", "2026-11-29", "4e08b581", benchmarks, "missed"],
  [
    "T-F7",
    "54 MB, and 97 MB with the pages that the browser keeps for the back button",
    "2026-11-29",
    "4e08b581",
    benchmarks,
    "missed",
  ],
  ["T-F8", "55.2 times", "2026-11-21", "87dc7dd8", benchmarks],
  ["T-F9", "22.7 times", "2026-11-21", "87dc7dd8", benchmarks],
  ["T-F10", "12.0 and 15.7 times", "2026-11-21", "87dc7dd8", benchmarks],
  ["T-F11", "valid 1.56 and 2.29 times, invalid 9.82 and 2.32 times", "2026-11-21", "87dc7dd8", benchmarks],
  ["T-F12", "1.5 to 2.3 ms", "2026-11-22", "63095fc6", benchmarks],
  ["T-F13", "46 to 50 ms; 190 ms if the tap is the first of the page", "2026-11-22", "7c359215", benchmarks],
  ["T-F14", "21 and 20 ms", "2026-11-22", "52b0e731", benchmarks],
  [
    "T-F15",
    "as ratios to bare node:http (targets): 0.1550 (0.0750), 0.0159 (0.0063), 0.1722 (0.0375)",
    "2026-11-23",
    "175344c2",
    benchmarks,
  ],
  [
    "T-F16",
    "as ratios to bare node:http (targets): 0.2036 (0.0625), 0.2218 and 0.2107 (0.0750)",
    "2026-11-23",
    "175344c2",
    benchmarks,
  ],
  ["T-F17", "859 and 2,234: ratio 0.38, 1.2 ms each", "2026-11-29", "548288c3", benchmarks, "missed"],
  [
    "T-F18",
    "elapsed 3.4, 3.7 and 4.5; processor time 3.6, 5.0 and 5.1",
    "2026-11-23",
    "a174ac38",
    benchmarks,
  ],
  ["T-F19", "two servers 0.99, four servers 1.16 times", "2026-11-24", "5b383874", benchmarks],
  [
    "T-F20",
    "p95 41.0 ms on the embedded database and 29.4 ms on PostgreSQL",
    "2026-11-28",
    "b08d2640",
    benchmarks,
  ],
]

/** The latest measured values. A target without an entry was not measured. */
export const figures: ReadonlyArray<Figure> = rows.map(([target, value, date, commit, source, result]) => ({
  target,
  value,
  date,
  commit,
  source,
  isMissed: result === "missed",
}))
