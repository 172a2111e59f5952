// No test runs Dockerfile and compose.yaml: these compare them with the files and the settings.
import { existsSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { BuildVariables, ServerVariables } from '../src/env-rules.mjs';
import { findVariableFaults } from './steps/environment.mjs';
import { ENTRIES, FOLDERS } from './steps/standalone.mjs';

const read = (path) => readFileSync(path, 'utf8');
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ');
const lines = dockerfile.split('\n').filter((line) => /^[A-Z]+ /.test(line));
const argumentsOf = (instruction, from = lines) =>
  from.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));
const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
const publicNames = Object.keys(BuildVariables.shape).filter((name) => name.startsWith('NEXT_PUBLIC_'));

describe('the Dockerfile', () => {
  it('builds and runs on the Node that package.json asks for', () => {
    const { engines } = JSON.parse(read('package.json'));
    const [wanted] = /\d+/.exec(engines.node);
    const [image] = argumentsOf('FROM');
    expect(image).toBe(`node:${wanted}-bookworm-slim AS base`);
    expect(
      argumentsOf('FROM')
        .slice(1)
        .every((stage) => stage.startsWith('base AS ')),
    ).toBe(true);
  });

  it('takes every setting that is baked into the pages, and no other', () => {
    expect(argumentsOf('ARG').map((line) => line.split('=')[0])).toEqual(publicNames);
  });

  it('copies files that exist', () => {
    const sources = argumentsOf('COPY')
      .filter((line) => !line.startsWith('--from'))
      .flatMap((line) => line.split(' ').slice(0, -1));
    expect(sources.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('ends as a user of its own, with the standalone folder alone, healthy by /api/health', () => {
    expect(argumentsOf('COPY', lastStage)).toEqual(['--from=build /app/.next/standalone ./']);
    expect(lastStage.join('\n')).not.toMatch(/npm|\bARG\b/);
    expect(argumentsOf('USER', lastStage)).toEqual(['node']);
    expect(lastStage.findIndex((line) => line.startsWith('USER'))).toBeLessThan(
      lastStage.findIndex((line) => line.startsWith('CMD')),
    );
    expect(argumentsOf('CMD', lastStage)).toEqual(['["node", "server.mjs"]']);
    expect(argumentsOf('STOPSIGNAL', lastStage)).toEqual(['SIGTERM']);
    expect(argumentsOf('HEALTHCHECK', lastStage)[0]).toContain('/api/health');
  });

  it('sets nothing the shop does not know', () => {
    const names = argumentsOf('ENV').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name]) => name));
    const known = [...Object.keys(ServerVariables.shape), 'NEXT_TELEMETRY_DISABLED'];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the files that Docker leaves out', () => {
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

  it('are none of those a build reads', () => {
    const needed = [
      ...[...FOLDERS, ...ENTRIES, 'pages', 'src', 'config', 'scripts', 'package.json', 'package-lock.json'],
      ...['.npmrc', 'next.config.js', 'next-i18next.config.js', 'tsconfig.json', 'instrumentation.ts'],
      ...['tailwind.config.js', 'postcss.config.mjs'],
    ];
    for (const path of needed)
      expect(
        ignored.filter((line) => path === line || path.startsWith(`${line}/`)),
        path,
      ).toEqual([]);
  });

  it('are the settings, the data and what is generated', () => {
    expect(ignored).toEqual(
      expect.arrayContaining(['.env', '.env.*', '.data', '.git', '**/node_modules', '.next']),
    );
  });
});

describe('the systemd unit', () => {
  const unit = read('deploy/systemd/storefront@.service');
  const valuesOf = (name) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value);

  it('opens the socket for backups where a command outside of its private /tmp finds it', () => {
    const [folder] = valuesOf('RuntimeDirectory');
    expect(folder).toBe('storefront-%i');
    expect(valuesOf('RuntimeDirectoryMode')).toEqual(['0700']);
    expect(valuesOf('Environment').join(' ').split(' ')).toContain(`TMPDIR=/run/${folder}`);
  });

  it('is followed by the commands of docs/deploying.md: the same user, folder, settings and data', () => {
    const [, command] = /^shop\(\) \{\n(.*?)^\}/ms.exec(read('docs/deploying.md'));
    for (const name of ['User', 'Group'])
      expect(command).toContain(`--${name === 'User' ? 'uid' : 'gid'}=${valuesOf(name)[0]}`);
    expect(command).toContain(`--working-directory=${valuesOf('WorkingDirectory')[0]}`);
    expect(command).toContain(`EnvironmentFile=${valuesOf('EnvironmentFile')[0]}`);
    for (const setting of ['NODE_ENV=production', 'DATA_DIR=/var/lib/storefront']) {
      expect(valuesOf('Environment')[0]).toContain(setting);
      expect(command).toContain(`--setenv=${setting}`);
    }
    expect(valuesOf('ExecStart')[0].split(' ')[0]).toBe(/\S+\/node/.exec(command)[0]);
  });
});

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const { services, volumes, networks } = load(text);
  const shops = Object.entries(services).filter(([name]) => name.startsWith('shop'));

  it('runs two shops of one image behind nginx, with Postgres 15 or later and Redis', () => {
    expect(shops).toHaveLength(2);
    expect(new Set(shops.map(([, { image }]) => image)).size).toBe(1);
    expect(Object.keys(services).sort()).toEqual(['nginx', 'postgres', 'redis', 'shop-1', 'shop-2']);
    expect(Number(/postgres:(\d+)/.exec(services.postgres.image)[1])).toBeGreaterThanOrEqual(15);
  });

  it('sets only variables that the shop knows, to values it takes', () => {
    const sample = {
      POSTGRES_PASSWORD: 'abc123',
      SITE_URL: 'https://www.shop.example',
      APP_SECRET: 'thirty-two characters are enough',
      PAYMENT_GATEWAY: 'getnet',
    };
    const fill = (value) =>
      String(value).replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, kind, rest) =>
        kind === '-' ? (sample[name] ?? rest) : sample[name],
      );
    for (const [, { environment }] of shops) {
      const filled = Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, fill(value)]),
      );
      expect(Object.keys(filled).filter((name) => !(name in ServerVariables.shape))).toEqual([]);
      expect(findVariableFaults(filled)).toEqual([]);
    }
  });

  it('hands through every setting but those the image fixes and those a shared volume stands for', () => {
    // The image has its own build folder, and pages in Redis.
    const fixed = ['NODE_ENV', 'PORT', 'DATA_DIR', 'MEDIA_DIR', 'MAIL_DIR', 'STOREFRONT_PAGES'];
    const [[, { environment, build }]] = shops;
    expect([...Object.keys(environment), ...fixed].sort()).toEqual(Object.keys(ServerVariables.shape).sort());
    expect(Object.keys(build.args)).toEqual(publicNames);
  });

  it('names files, volumes, networks and services that exist', () => {
    for (const [name, { volumes: mounts = [], depends_on: needs = {}, networks: own }] of Object.entries(
      services,
    )) {
      for (const mount of mounts) {
        const [source] = mount.split(':');
        expect(source.startsWith('.') ? existsSync(source) : source in volumes, `${name}: ${mount}`).toBe(
          true,
        );
      }
      expect(Object.keys(needs).filter((other) => !(other in services))).toEqual([]);
      expect((Array.isArray(own) ? own : Object.keys(own)).filter((net) => !(net in networks))).toEqual([]);
    }
  });

  it('restarts, checks and limits the log of every service, and opens one port', () => {
    for (const [name, service] of Object.entries(services)) {
      expect(service, name).toMatchObject({
        restart: 'unless-stopped',
        healthcheck: expect.anything(),
        logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
      });
      expect(service.ports ?? [], name).toHaveLength(name === 'nginx' ? 1 : 0);
    }
  });

  it('limits what one visitor asks for in nginx, an IPv6 network being one, but not a page’s files', () => {
    const template = read('deploy/nginx/storefront.conf.template');
    const blockOf = (location) => template.split(`location ${location} {`)[1].split('\n    }')[0];
    for (const location of ['/', '/api/']) expect(blockOf(location)).toMatch(/limit_req zone=shop_requests /);
    expect(blockOf('~ ^/(_next/static|media)/')).not.toContain('limit_req');
    expect(template).toMatch(/limit_conn_zone \$shop_visitor .*\n[^]*limit_conn shop_connections \d+;/);
    const [network, short] = [...template.matchAll(/"~(\^\(\?<shop_.*)" \$shop_/g)].map(
      ([, pattern]) => new RegExp(pattern),
    );
    expect(network.exec('2804:14c:5b:9a2b:1:2:3:4')[1]).toBe(network.exec('2804:14c:5b:9a2b::1')[1]);
    expect(short.exec('2804:14c::1')[1]).toBe('2804:14c');
    expect([network, short].some((pattern) => pattern.test('187.10.0.1'))).toBe(false);
  });

  it('shows an edit to the first visitor after a second, and a removed page to none', () => {
    const template = read('deploy/nginx/storefront.conf.template');
    const pages = template.split('location / {')[1];
    expect(pages).toContain('proxy_cache_valid 200 404 1s;');
    expect(template).toContain('proxy_cache_background_update off;');
    // A rush on a page that is over gets the old one while one visitor waits for the new: a lock alone lets it through.
    expect(template).toMatch(/proxy_cache_use_stale .*\bupdating\b/);
    expect(template).toMatch(/map "\$upstream_status [^]*"~\\b404 \[A-Z\]" 0;/);
  });

  it('tells nginx the addresses that the shops have, and every variable of its template', () => {
    const template = read('deploy/nginx/storefront.conf.template');
    const { environment } = services.nginx;
    const wanted = new Set([...template.matchAll(/\$\{(SHOP_\w+)\}/g)].map(([, name]) => name));
    expect([...wanted].filter((name) => !(name in environment))).toEqual([]);
    const addresses = shops.map(([, { networks: own }]) => `server ${own.inside.ipv4_address}:3000;`);
    expect(environment.SHOP_SERVERS).toBe(addresses.join(' '));
  });

  it('holds no secret and chooses no acquirer: each comes from .env, and a missing one is said', () => {
    for (const name of ['POSTGRES_PASSWORD', 'APP_SECRET', 'SITE_URL', 'PAYMENT_GATEWAY'])
      expect(text).toContain(`\${${name}:?`);
  });

  it('lets the program write its data and its pages alone', () => {
    for (const [, shop] of shops) {
      expect(shop).toMatchObject({ read_only: true, cap_drop: ['ALL'], init: true });
      expect(shop.tmpfs.map((line) => line.split(':')[0])).toEqual(['/tmp', '/app/.next/server/route-cache']);
      expect(shop.volumes).toEqual(['shop-data:/data']);
    }
  });
});
