DELETE FROM "preview_tokens";--> statement-breakpoint
ALTER TABLE "preview_tokens" ADD COLUMN "version" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "preview_tokens" ADD COLUMN "language" text NOT NULL;--> statement-breakpoint
ALTER TABLE "preview_tokens" ADD COLUMN "created_at" timestamp (3) with time zone NOT NULL;