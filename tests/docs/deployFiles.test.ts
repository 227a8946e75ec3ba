import { readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { shopUser } from "../../scripts/image/tree.ts"
import { readConfig, serverSettings } from "../../server/settings/config.ts"
import { memoryEnvironment, memoryFlags } from "../../server/settings/memory.ts"
import { settingStates } from "../../server/settings/overview.ts"
import { type About, declaredSettings } from "../../server/settings/setting.ts"
import { root } from "../architecture/sources.ts"

/** Returns a file without the text of lines that begin with `#`, which are comments in most of these files. */
const read = (path: string) => readFileSync(join(root, path), "utf8").replaceAll(/^\s*#.*/gmu, "")

const dockerfile = read("deploy/Dockerfile")
const compose = read("deploy/compose.yaml")
const kubernetes = read("deploy/kubernetes/shop.yaml")
const unit = read("deploy/heimwerk.service")

// Uses `serverSettings`, so that all modules that declare settings are loaded.
assert.isObject(serverSettings)
const declared = declaredSettings().map(({ about }) => about)
const settings = new Set(declared.map(({ name }) => name))

/** The folders that each instance of Compose mounts besides its own data. */
const sharedMounts = [...compose.matchAll(/volumes: \[shop-\d:\/data, (.*)\]/gu)].map(([, mounts = ""]) =>
  mounts.split(", "),
)

/** Returns the cells of a setting's row in docs/operations.md. */
const rowOf = ({ default: text, defaultText, manual, name }: About) => [
  `\`${name}\``,
  defaultText?.en ?? (typeof text === "string" ? `\`${text}\`` : "not set"),
  manual,
]

/**
 * Returns the names of at least 4 capital letters that a file sets, as `NAME: value` or `NAME=value`. Leaves
 * out the names of PostgreSQL, of Node and of `memoryEnvironment`, which are not settings of the shop.
 */
const namesIn = (text: string) =>
  [...text.matchAll(/(?:^|\s)([A-Z][A-Z_]{3,})(?:: |=)/gu)].flatMap(([, name = ""]) =>
    /^(?:POSTGRES|NODE)_/u.test(name) || name in memoryEnvironment ? [] : [name],
  )

describe("the files for a deployment", () => {
  it.each([
    ["deploy/Dockerfile", dockerfile.replaceAll(/^(?!ENV).*/gmu, "")],
    ["deploy/compose.yaml", compose],
    ["deploy/kubernetes/shop.yaml", kubernetes],
    ["deploy/heimwerk.service", unit.replaceAll(/^(?!Environment=).*/gmu, "")],
  ])("every setting in %s is a setting of the server", (_, text) => {
    const names = namesIn(text)
    assert.isNotEmpty(names)
    assert.deepStrictEqual(
      names.filter((name) => !settings.has(name)),
      [],
    )
  })

  it("the settings in docs/operations.md have the names, defaults and meanings that the server declares", () => {
    const [, table = ""] = read("docs/operations.md").split("| Variable ")
    const [rows = ""] = table.split("\n\n")
    const cells = rows
      .split("\n")
      .slice(2)
      .map((row) => row.split(" | ").map((cell) => cell.replace(/^\| | \|$/gu, "").trim()))
    assert.isAbove(declared.length, 50)
    assert.deepStrictEqual(cells, declared.map(rowOf))
  })

  it.effect(
    "the server can start with the settings of the Kubernetes files and the secret, and ignores none of them",
    () =>
      Effect.gen(function* () {
        const [, data = ""] = /kind: ConfigMap[^]*?\ndata:\n([^]*?)\n---/u.exec(kubernetes) ?? []
        const settings = [...data.matchAll(/^ {2}([A-Z_]+): "?(.*?)"?$/gmu)].map(
          ([, name = "", value = ""]) => [name, value],
        )
        const secret = {
          DATABASE_URL: "postgres://database/heimwerk",
          OPERATOR_TOKEN: "0".repeat(32),
          SMTP_URL: "smtps://mail.shop.example",
        }
        const environment = { ...Object.fromEntries(settings), ...secret }
        const config = yield* readConfig(environment)
        assert.isDefined(config.smtp)
        const ignored = (yield* settingStates(environment)).filter(({ isIgnored }) => isIgnored)
        assert.deepStrictEqual(
          ignored.map(({ name }) => name),
          [],
        )
      }),
  )

  it("the container image and the systemd unit start Node with the same memory limits as `npm start`", () => {
    const variables = Object.entries(memoryEnvironment).map(([name, value]) => `${name}=${value}`)
    for (const text of [dockerfile, unit])
      for (const part of [...memoryFlags, ...variables]) assert.include(text, part)
  })

  it("T-D2: the container image and the systemd unit keep compiled modules in a writable folder for the next start", () => {
    assert.include(dockerfile, "NODE_COMPILE_CACHE=/tmp/")
    assert.include(compose, "tmpfs: [/tmp]")
    assert.include(kubernetes, "mountPath: /tmp")
    assert.include(unit, "NODE_COMPILE_CACHE=/var/cache/heimwerk")
    assert.include(unit, "CacheDirectory=heimwerk")
  })

  it("the container image and Kubernetes run the shop as the same user, and this user owns the data directory", () => {
    assert.include(dockerfile, `USER ${shopUser}:${shopUser}`)
    assert.include(dockerfile, `--chown=${shopUser}:${shopUser}`)
    assert.include(kubernetes, `runAsUser: ${shopUser}`)
  })

  it("the container files name the version of the package and the shop's health checks", () => {
    const { version } = JSON.parse(read("package.json"))
    for (const text of [compose, kubernetes]) assert.include(text, `image: heimwerk:${version}`)
    assert.include(dockerfile, "/health'")
    assert.include(kubernetes, "path: /health, port")
    assert.include(kubernetes, "path: /health/live, port")
  })

  it("the instances of Compose trust only the address of their proxy, which no other container can get", () => {
    const [, trusted = ""] = /TRUSTED_PROXY: (\S+)/u.exec(compose) ?? []
    assert.match(trusted, /^\d+(?:\.\d+){3}$/u)
    const [, proxy = ""] = /^ {2}proxy:\n([^]*?)\nvolumes:/mu.exec(compose) ?? []
    assert.include(proxy, `networks: { shop: { ipv4_address: ${trusted} } }`)
    assert.match(
      compose,
      /config: \[\{ subnet: 172\.30\.0\.0\/24, ip_range: 172\.30\.0\.128\/25, gateway: 172\.30\.0\.1 \}\]/u,
    )
    assert.include(trusted, "172.30.0.")
    assert.isBelow(Number(trusted.split(".")[3]), 128)
    assert.match(proxy, /ports: \["0\.0\.0\.0:/u)
  })

  it("nginx of Compose asks both instances at fixed addresses, so it starts without them and finds new containers", () => {
    const addresses = [...compose.matchAll(/^ {2}shop-\d:\n(?: {4}.*\n)+/gmu)].map(
      ([service]) => /networks: \{ shop: \{ ipv4_address: (.*) \} \}/u.exec(service)?.[1],
    )
    const servers = [...read("deploy/nginx.conf").matchAll(/^\s*server (\S+):4173 /gmu)].map(
      ([, name]) => name,
    )
    assert.deepStrictEqual(servers, addresses)
    assert.deepStrictEqual(servers, ["172.30.0.11", "172.30.0.12"])
  })

  it("the comments of Compose say which passwords are valid in the address of the database", () => {
    const comments = readFileSync(join(root, "deploy/compose.yaml"), "utf8")
    assert.match(compose, /DATABASE_URL: postgres:\/\/heimwerk:\$\{POSTGRES_PASSWORD:\?\}@/u)
    assert.include(
      comments,
      "POSTGRES_PASSWORD and OPERATOR_TOKEN: letters and digits only (openssl rand -hex 32)",
    )
  })

  it("all instances of Compose and of Kubernetes see the maintenance file that the runbook creates", () => {
    const file = "MAINTENANCE_FILE: /maintenance/closed"
    for (const text of [compose, kubernetes]) assert.include(text, file)
    assert.deepStrictEqual(
      sharedMounts.map(([maintenance]) => maintenance),
      ["./maintenance:/maintenance:ro", "./maintenance:/maintenance:ro"],
    )
    assert.include(kubernetes, "{ name: maintenance, mountPath: /maintenance }")
    assert.include(kubernetes, "name: maintenance, configMap: { name: heimwerk-maintenance, optional: true }")
    const manual = read("docs/operations.md")
    assert.include(manual, "touch deploy/maintenance/closed")
    assert.include(manual, "kubectl create configmap heimwerk-maintenance --from-literal=closed=")
  })

  it("all instances of Compose and of Kubernetes read own pictures and forms from one folder, which the manual names", () => {
    for (const text of [compose, kubernetes])
      for (const line of ["PICTURES: /shop/pictures", "FORM_CONFIGS: /shop/forms"]) assert.include(text, line)
    assert.deepStrictEqual(
      sharedMounts.map(([, shop]) => shop),
      ["./shop:/shop:ro", "./shop:/shop:ro"],
    )
    assert.include(kubernetes, "{ name: shop, mountPath: /shop, readOnly: true }")
    assert.include(kubernetes, "- { name: shop, ")
    for (const path of ["docs/operations.md", "docs/own-data.md"]) assert.include(read(path), "`deploy/shop`")
  })

  it("Compose and Kubernetes have a container with the scripts for PostgreSQL, the server's programs and the shop's database", () => {
    const [, service = ""] = /^ {2}backup:\n((?: {4}.*\n)+)/mu.exec(compose) ?? []
    assert.include(service, "profiles: [backup]")
    assert.include(service, "volumes: [../tools/postgres:/tools:ro, ./backups:/backups]")
    const pod = read("deploy/kubernetes/backup.yaml")
    const images = [...`${compose}${pod}`.matchAll(/image: (postgres:.*)/gu)].map(([, image]) => image)
    assert.deepStrictEqual(images, ["postgres:15", "postgres:15", "postgres:15"])
    const address = /DATABASE_URL: (.*)/u
    assert.strictEqual(address.exec(service)?.[1], address.exec(compose)?.[1])
    assert.include(pod, "secretKeyRef: { name: heimwerk, key: DATABASE_URL }")
    assert.include(pod, "configMap: { name: heimwerk-postgres, defaultMode: 0555 }")
    const manual = read("docs/operations.md")
    for (const command of [
      "run --rm -T backup /tools/backup.sh shop.dump",
      "run --rm -T backup /tools/restore.sh shop.dump",
      "kubectl create configmap heimwerk-postgres --from-file=tools/postgres",
      "kubectl exec heimwerk-backup -- /tools/restore.sh /backups/shop.dump",
    ])
      assert.include(manual, command)
  })

  it("git and the build of the image ignore the files of one shop, such as its passwords", () => {
    const own = ["deploy/backups", "deploy/maintenance", "deploy/shop", "deploy/shop.env"]
    assert.include(compose, "path: shop.env")
    for (const path of [".gitignore", ".dockerignore"]) {
      const ignored = read(path)
        .split("\n")
        .map((line) => line.replace(/\/$/u, ""))
      assert.includeMembers(ignored, own)
    }
  })

  it("the Kubernetes files keep instances in service for a minute without a database", () => {
    const [, period, threshold] =
      /readinessProbe:\n.*\/health, .*\n\s+periodSeconds: (\d+)\n\s+failureThreshold: (\d+)/u.exec(
        kubernetes,
      ) ?? []
    assert.strictEqual(Number(period) * Number(threshold), 60)
  })
})
