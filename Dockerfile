# syntax=docker/dockerfile:1
# The shop as one image: built here, run from the standalone folder alone (ADR 0018). docs/deploying.md tells how.
#   docker build --build-arg NEXT_PUBLIC_BRAND=tropa-e-sela --tag shop .
FROM node:20-bookworm-slim AS base
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev
COPY . .
# Baked into the pages: another value is another image. Each is described in .env.example.
ARG NEXT_PUBLIC_BRAND=
ARG NEXT_PUBLIC_DEFAULT_LOCALE=
ARG NEXT_PUBLIC_API_URL=
ARG NEXT_PUBLIC_GTM_ID=
RUN npm run build -- --standalone

FROM base AS shop
ENV NODE_ENV=production \
    PORT=3000 \
    DATA_DIR=/data
COPY --from=build /app/.next/standalone ./
# The program belongs to root; its own user may write the data, and the pages it makes.
RUN install -d -o node -g node /data && chown node:node .next/server/route-cache
USER node
VOLUME /data
EXPOSE 3000
# Drained within ten seconds, and DRAIN_DELAY_SECONDS before that: give `docker stop --time` more than both.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
