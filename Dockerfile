# syntax=docker/dockerfile:1
# The site as one process: docker build --tag aureo . (docs/operations.md). The Node is that of .node-version; Renovate moves tag
# and digest together.

FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional
COPY . .
# Settings that are built into the pages; other values need another image.
ARG ANON_KEY
ARG PUBLIC_BACKEND_URL
ARG DEMO_DATA=on
RUN node scripts/commands/build.ts

# What the server needs to run: no tools of the build. The only native file is the one that draws pictures, in dist/
FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional

FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
# As scripts/server-memory.mjs has them.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY scripts ./scripts
COPY brand ./brand
COPY content ./content
COPY contracts ./contracts
COPY domain ./domain
COPY feeds ./feeds
COPY functions ./functions
COPY server ./server
COPY store ./store
COPY --from=build /app/dist ./dist
# The account may write nothing but its data; run the container with a read-only root and a temporary /tmp.
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 4321
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4321/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "scripts/commands/serve.ts"]
